import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long each request took, in milliseconds, in the order of the answers; one that was refused is endless. */
export interface WaitedTimes {
  readonly health: readonly number[];
  readonly cart: readonly number[];
}

/** What the thread of the bystanders is told. */
export type BystanderOrder = 'begin' | 'end' | 'close';

/** Two others in the shop: who asks `/healthz`, and who looks at their own cart, each every 10 ms. */
export interface Bystanders {
  readonly begin: () => void;
  /** What they waited since `begin`, once everything is answered. */
  readonly end: () => Promise<WaitedTimes>;
  readonly close: () => Promise<void>;
}

/** Opens the bystanders, in a thread of their own; the token is the one of the buyer whose cart is read. */
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
