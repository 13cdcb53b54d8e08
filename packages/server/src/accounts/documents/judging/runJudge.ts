import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { type DocumentFault, documentFaults } from './documentFaults.ts';
import type { JudgedKind } from './JudgedKind.ts';
import { judgingCommand } from './judgingCommand.ts';

const LONGEST_MS = 30_000;

/**
 * Judges what arrived in a process of its own, which ends with it: the memory goes back, and what breaks a decoder breaks
 * nothing else. That process knows none of the server's settings, and its time and memory are bounded. Answers what it wrote, or
 * what is wrong; what ended the process or kept it too long is too complex.
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
  // One that ends early does not read to the end; how it ended says why.
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
  // A signal ended it.
  if (code === null) return 'tooComplex';
  const faults = Object.keys(documentFaults) as DocumentFault[];
  return faults.find((fault) => documentFaults[fault] === code);
}
