import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Durations in milliseconds, in order of response; a refused request counts as infinite. */
export interface WaitedTimes {
  readonly health: readonly number[];
  readonly cart: readonly number[];
}

/** Message to the bystanders' thread. */
export type BystanderOrder = 'begin' | 'end' | 'close';

/** Two other clients: one requests `/healthz` and one its own cart, each every 10 ms. */
export interface Bystanders {
  readonly begin: () => void;
  /** Waits for all responses, and returns the durations since `begin`. */
  readonly end: () => Promise<WaitedTimes>;
  readonly close: () => Promise<void>;
}

/** Starts the bystanders in a separate thread. The token belongs to the buyer whose cart they read. */
export function openBystanders(origin: string, token: string): Bystanders {
  const worker = new Worker(new URL('bystanderWorker.ts', import.meta.url), {
    workerData: { origin, token },
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  const tell = (order: BystanderOrder): void => worker.postMessage(order);
  return {
    begin: () => tell('begin'),
    end: async () => {
      tell('end');
      const [times] = await once(worker, 'message');
      return times as WaitedTimes;
    },
    close: async () => {
      tell('close');
      await once(worker, 'exit');
    },
  };
}
