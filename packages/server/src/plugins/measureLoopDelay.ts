import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const RESOLUTION_MS = 10;
const MEASURED_EVERY_MS = 250;
const NANOSECONDS_PER_MS = 1e6;

/** How late the event loop was on average in the last quarter of a second, in milliseconds; until the app closes. */
export function measureLoopDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // What is recorded is the time between two looks, which are that far apart in the best case.
    delayMs = Math.max(0, (histogram.mean || 0) / NANOSECONDS_PER_MS - RESOLUTION_MS);
    histogram.reset();
  }, MEASURED_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delayMs;
}
