import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const RESOLUTION_MS = 10;
const MEASURED_EVERY_MS = 250;
const NANOSECONDS_PER_MS = 1e6;
/** Decay of the previous measurement: refused clients return, and at once. */
const KEPT = 0.8;

/**
 * Returns a function that gives the event-loop delay in milliseconds: the average of the last quarter of a second, or
 * the decayed worse one before. Measures until the app closes.
 */
export function measureLoopDelay(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let delayMs = 0;
  const timer = setInterval(() => {
    // The histogram records the time between two samples, which includes the resolution.
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
