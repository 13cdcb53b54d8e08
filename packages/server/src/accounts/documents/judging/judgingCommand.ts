import type { JudgedKind } from './JudgedKind.ts';
import { judgingProgram } from './judgingProgram.ts';

/** Of processor time, which a busy machine does not shorten. Ordinary documents take one or two. */
const MOST_SECONDS = 5;
const MOST_HEAP_MB = 256;
/** Counts what Node reserves for itself as well, some 600 MB of which it uses a tenth. */
const MOST_DATA_KB = 1_000_000;

/** A program with its arguments. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
}

/**
 * How the judging process is started: by a shell that bounds its processor time and memory, has no picture of its
 * memory written when it crashes, and becomes it. Windows has no such bounds; there the time on the clock alone
 * is bounded.
 */
export function judgingCommand(kind: JudgedKind, options: readonly string[] = []): Command {
  const { node, main } = judgingProgram.current();
  const args = [`--max-old-space-size=${MOST_HEAP_MB}`, ...options, main, kind];
  if (process.platform === 'win32') return { program: node, args };
  const limits = `ulimit -c 0 && ulimit -t ${MOST_SECONDS} && ulimit -d ${MOST_DATA_KB}`;
  return {
    program: '/bin/sh',
    args: ['-c', `${limits} && exec "$0" "$@"`, node, ...args],
  };
}
