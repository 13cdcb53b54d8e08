// Runs in a separate thread, so that the loading client does not delay these measurements.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Pool } from 'undici';
import type { BystanderOrder, WaitedTimes } from './openBystanders.ts';

/** Interval of an impatient load balancer. */
const EVERY_MS = 10;

const { origin, token } = workerData as { readonly origin: string; readonly token: string };
const pool = new Pool(origin, { connections: 2 });
let over = new AbortController();
let asking: readonly Promise<readonly number[]>[] = [];

/**
 * Requests a path every 10 ms, one at a time. If one takes longer, the requests missed meanwhile count too, each with
 * its remaining wait. So a stall of a second counts as a hundred requests.
 */
async function askOften(path: string, headers: Readonly<Record<string, string>>) {
  const times: number[] = [];
  while (!over.signal.aborted) {
    const before = performance.now();
    const isAnswered = await pool
      .request({ method: 'GET', path, headers })
      .then(async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200;
      })
      .catch(() => false);
    const took = performance.now() - before;
    for (let left = took; left > 0; left -= EVERY_MS)
      times.push(isAnswered ? left : Number.POSITIVE_INFINITY);
    await wait(Math.max(0, EVERY_MS - took));
  }
  return times;
}

async function finish(order: 'end' | 'close'): Promise<void> {
  over.abort();
  const [health = [], cart = []] = await Promise.all(asking);
  if (order === 'close') {
    await pool.destroy();
    process.exit();
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  parentPort?.postMessage({ health, cart } satisfies WaitedTimes);
}

parentPort?.on('message', (order: BystanderOrder) => {
  if (order !== 'begin') {
    void finish(order);
    return;
  }
  over = new AbortController();
  asking = [askOften('/healthz', {}), askOften('/api/carts', { authorization: `Bearer ${token}` })];
});
