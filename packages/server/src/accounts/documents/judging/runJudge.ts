import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { type DocumentFault, documentFaults } from './documentFaults.ts';
import type { JudgedKind } from './JudgedKind.ts';
import { judgingCommand } from './judgingCommand.ts';

const LONGEST_MS = 30_000;

/**
 * Judges a document in a separate process, so that its memory is freed and a crashed decoder breaks nothing else. That
 * process gets none of the server's settings, and its time and memory are limited. Returns its output or the fault. A
 * process that was killed or took too long means 'tooComplex'.
 */
export async function runJudge(
  original: Buffer,
  kind: JudgedKind,
): Promise<Buffer | DocumentFault> {
  const { program, args } = judgingCommand(kind);
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
  if (fault === undefined) throw new Error(`Judging a document ended with ${code}`);
  return fault;
}

function faultOf(code: number | null): DocumentFault | undefined {
  // A signal ended the process.
  if (code === null) return 'tooComplex';
  const faults = Object.keys(documentFaults) as DocumentFault[];
  return faults.find((fault) => documentFaults[fault] === code);
}
