// Loaded into the shop's process before the shop: answers how late its event loop was, and how much memory it has.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What the process says of itself, since it was asked last. */
export interface ProcessFigures {
  /** How late the loop was at the worst but one in a hundred looks. */
  readonly lateMs: number;
  readonly worstLateMs: number;
  readonly memoryBytes: number;
}

const NANOSECONDS_PER_MS = 1e6;
const RESOLUTION_MS = 1;
const WORST_BUT_ONE_IN_A_HUNDRED = 99;

const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();
const late = (nanoseconds: number): number =>
  Math.max(0, nanoseconds / NANOSECONDS_PER_MS - RESOLUTION_MS);

process.on('message', () => {
  const figures: ProcessFigures = {
    lateMs: late(histogram.percentile(WORST_BUT_ONE_IN_A_HUNDRED)),
    worstLateMs: late(histogram.max),
    memoryBytes: process.memoryUsage.rss(),
  };
  histogram.reset();
  process.send?.(figures);
});
process.channel?.unref();
