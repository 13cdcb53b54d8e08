import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './isAlive.ts';
import type { Postmaster } from './Postmaster.ts';
import { type PostmasterOptions, startPostmaster } from './startPostmaster.ts';
import { stopPostmaster } from './stopPostmaster.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

/** A PostgreSQL that is restarted when it dies. */
export interface RunningPostgres {
  readonly pid: () => number;
  readonly stop: () => Promise<void>;
  readonly kill: () => void;
}

/**
 * Supervises a PostgreSQL: restarts one that dies unexpectedly (killed, out of memory, disk full) on the same socket,
 * with growing pauses, without end. Meanwhile queries fail and the server answers 503.
 * @param options called for each restart: the path of the cluster changes when the server gives up root.
 */
export function superviseServer(
  first: Postmaster,
  options: () => PostmasterOptions,
): RunningPostgres {
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
      // A restart may be pending.
      await starting;
      await stopPostmaster(current);
    },
    kill: () => {
      end.abort();
      if (isAlive(current.pid)) process.kill(current.pid, 'SIGQUIT');
    },
  };
}
