// Runs in a thread of its own, so that the client that loads the shop does not delay what is measured here.
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';
import type { BystanderOrder, WaitedTimes } from './openBystanders.ts';

/** As often as a load balancer in a hurry asks. */
const EVERY_MS = 10;

const { origin, token } = workerData as { readonly origin: string; readonly token: string };
const pool = new Pool(origin, { connections: null });
let times: { readonly [Path in keyof WaitedTimes]: number[] } = { health: [], cart: [] };
let unanswered = new Set<Promise<void>>();
let timer: NodeJS.Timeout | undefined;

async function ask(kept: number[], path: string, headers: Record<string, string>): Promise<void> {
  const before = performance.now();
  const isAnswered = await pool
    .request({ method: 'GET', path, headers })
    .then(async ({ statusCode, body }) => {
      await body.dump();
      return statusCode === 200;
    })
    .catch(() => false);
  kept.push(isAnswered ? performance.now() - before : Number.POSITIVE_INFINITY);
}

/** Asks whether or not the last request was answered: a stall of a second counts as a hundred requests, not as one. */
function askBoth(): void {
  const { health, cart } = times;
  for (const asked of [
    ask(health, '/healthz', {}),
    ask(cart, '/api/carts', { authorization: `Bearer ${token}` }),
  ]) {
    unanswered.add(asked);
    void asked.finally(() => unanswered.delete(asked));
  }
}

async function finish(order: 'end' | 'close'): Promise<void> {
  clearInterval(timer);
  await Promise.all(unanswered);
  if (order === 'close') {
    await pool.destroy();
    process.exit();
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  parentPort?.postMessage(times satisfies WaitedTimes);
}

parentPort?.on('message', (order: BystanderOrder) => {
  if (order !== 'begin') {
    void finish(order);
    return;
  }
  times = { health: [], cart: [] };
  unanswered = new Set();
  timer = setInterval(askBoth, EVERY_MS);
});
