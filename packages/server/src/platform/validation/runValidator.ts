import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Command, boundedCommand } from '../process/boundedCommand.ts';
import { programFiles } from '../process/programFiles.ts';
import { type DocumentFault, documentFaults } from './documentFaults.ts';
import type { DocumentMediaType } from './mediaTypeOf.ts';

/** Input of the validating process: a document of a media type, or the picture of a signature. */
type ValidatedKind = DocumentMediaType | 'signature';

const LONGEST_MS = 30_000;

/**
 * Validates a document in a separate process, so that its memory is freed and a crashed decoder breaks nothing else. That
 * process gets none of the server's settings, and its time and memory are limited. Returns its output or the fault. A
 * process that was killed or took too long means 'tooComplex'.
 */
export async function runValidator(
  original: Buffer,
  kind: ValidatedKind,
): Promise<Buffer | DocumentFault> {
  const { program, args } = validatorCommand(kind);
  const child = spawn(program, args, {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
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

/** Returns the command of the validating process, with limits on processor time and memory. */
export function validatorCommand(kind: ValidatedKind, options: readonly string[] = []): Command {
  return boundedCommand({
    ...validatorProgram.current(),
    args: [kind],
    options,
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
