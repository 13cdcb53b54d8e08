import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Command, boundedCommand } from '../process/boundedCommand.ts';
import { WorkFailed } from '../problems/WorkFailed.ts';
import { programFiles } from '../process/programFiles.ts';
import { type DocumentFault, documentFaults } from './documentFaults.ts';
import type { DocumentMediaType } from './mediaTypeOf.ts';

/** Input of the validating process: a document of a media type, or the picture of a signature or product. */
type ValidatedKind = DocumentMediaType | 'signature' | 'productPicture';

/** Far more than the processor time allowed, for a busy machine. */
const LONGEST_MS = 60_000;

/**
 * Validates a document in a separate process, so that its memory is freed and a crashed decoder breaks nothing else. That
 * process gets none of the server's settings, and its time and memory are limited. Returns its output or the fault. A
 * process that exceeded a limit means 'tooComplex'. One that got too little of a busy machine rejects with `WorkFailed`,
 * because that says nothing about the document.
 */
export async function runValidator(
  original: Buffer,
  kind: ValidatedKind,
  longestMs = LONGEST_MS,
): Promise<Buffer | DocumentFault> {
  const { program, args } = validatorCommand(kind);
  const child = spawn(program, args, {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  // A process that ends early does not read all its input; its exit code says why it ended.
  child.stdin.on('error', () => {});
  child.stdin.end(original);
  const [written, [code]] = await Promise.all([
    buffer(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  if (code === 0) return written;
  // Only the timeout does this: the kernel enforces the other limits.
  if (child.killed) throw new WorkFailed(`Validating a document took more than ${longestMs} ms`);
  const fault = faultOf(code);
  if (fault === undefined) throw new Error(`Validating a document ended with ${code}`);
  return fault;
}

function faultOf(code: number | null): DocumentFault | undefined {
  // A signal ended the process.
  if (code === null) return 'tooComplex';
  const faults = Object.keys(documentFaults) as DocumentFault[];
  return faults.find((fault) => documentFaults[fault] === code);
}

/** Ordinary documents take one or two seconds. */
const MOST_SECONDS = 5;
const MOST_HEAP_MB = 256;
const MOST_DATA_KB = 1_000_000;

/**
 * Returns the command of the validating process, with limits on processor time and memory. It collects garbage on its
 * main thread, so that it takes one core and leaves the others to the server.
 */
export function validatorCommand(kind: ValidatedKind, options: readonly string[] = []): Command {
  return boundedCommand({
    ...validatorProgram.current(),
    args: [kind],
    options: ['--single-threaded-gc', ...options],
    mostSeconds: MOST_SECONDS,
    mostHeapMb: MOST_HEAP_MB,
    mostDataKb: MOST_DATA_KB,
  });
}

const MAIN = 'packages/server/src/platform/validation/validatorMain.ts';

/** Paths of the Node executable and of the validating program. */
interface ValidatorProgram {
  readonly node: string;
  readonly main: string;
}

/** Returns this checkout's program, or a copy if the server gave up root and cannot reach the checkout. */
export const validatorProgram = {
  current: (): ValidatorProgram => {
    const { node, root } = programFiles.current();
    return { node, main: join(root, MAIN) };
  },
};
