import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const RESOLUTION_MS = 10;
const MEASURED_EVERY_MS = 250;
const NANOSECONDS_PER_MS = 1e6;
/** Of what was measured before, so much is still believed: those who were refused come back, and at once. */
const KEPT = 0.8;

/**
 * How late the event loop is, in milliseconds: the average of the last quarter of a second, or what is left of a worse
 * one before. Until the app closes.
 */
export function measureLoopDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // What is recorded is the time between two looks, which are that far apart in the best case.
    const measuredMs = (histogram.mean || 0) / NANOSECONDS_PER_MS - RESOLUTION_MS;
    delayMs = Math.max(0, measuredMs, delayMs * KEPT);
    histogram.reset();
  }, MEASURED_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    histogram.disable();
  });
  return () => delayMs;
}
