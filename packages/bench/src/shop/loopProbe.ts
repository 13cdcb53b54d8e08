// Loaded into the shop's process before the shop: reports event loop delay and memory.
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Figures of the process since the last request. */
export interface ProcessFigures {
  /** 99th percentile of the event loop delay. */
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
