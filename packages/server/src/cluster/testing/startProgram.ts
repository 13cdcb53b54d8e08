import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program of the machine that runs beside a test. */
export interface Program {
  readonly pid: number;
  /** The last of what it said. */
  readonly said: () => string;
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

const MOST_KEPT = 20_000;

/** Starts a program of the machine. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'uid' | 'gid' | 'env' | 'cwd'> = {},
): Program {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // Not 'close': what the program started keeps its output open.
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-MOST_KEPT);
    });
  }
  return {
    pid: child.pid ?? 0,
    said: () => said,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}
