import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './isAlive.ts';
import type { Postmaster } from './Postmaster.ts';
import { type PostmasterOptions, startPostmaster } from './startPostmaster.ts';
import { stopPostmaster } from './stopPostmaster.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** A PostgreSQL that comes back when it dies. */
export interface RunningPostgres {
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
  readonly kill: () => void;
}

/**
 * Watches over a PostgreSQL: one that dies without being told to (killed, out of memory, disk full)
 * is started again on the same socket, after growing pauses, for as long as it takes. Meanwhile
 * queries fail and the server answers 503.
 * @param options asked each time: where the cluster is changes for a server that gives root up.
 */
export function keepRunning(first: Postmaster, options: () => PostmasterOptions): RunningPostgres {
  const end = new AbortController();
  let current = first;
  let starting: Promise<Postmaster | undefined> = Promise.resolve(undefined);
  const watch = async (): Promise<void> => {
    await current.ended;
    for (let pause = FIRST_PAUSE_MS; !end.signal.aborted; pause *= 2) {
      starting = startPostmaster({ ...options(), socketFolder: first.socketFolder });
      const next = await starting;
      if (next !== undefined) {
        current = next;
        return watch();
      }
      await wait(Math.min(pause, LONGEST_PAUSE_MS), undefined, { ref: false });
    }
  };
  void watch();
  return {
    pid: () => current.pid,
    stop: async () => {
      if (end.signal.aborted) return;
      end.abort();
      // One may be coming back in this very moment.
      await starting;
      await stopPostmaster(current);
    },
    kill: () => {
      end.abort();
      if (isAlive(current.pid)) process.kill(current.pid, 'SIGQUIT');
    },
  };
}
