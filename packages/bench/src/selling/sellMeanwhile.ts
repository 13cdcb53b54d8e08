import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '../shop/closedLoop.ts';

/** What buyers and a load balancer noticed while something else happened. Times in milliseconds. */
export interface Sales {
  readonly orders: number;
  /** Orders that were not placed, as those at a price that changed meanwhile. */
  readonly refused: number;
  /** Requests without an answer. */
  readonly lost: number;
  /** Median and longest time of one order of four calls. */
  readonly medianMs: number;
  readonly longestMs: number;
  /** Longest time in which no order was placed. */
  readonly gapMs: number;
  /** Longest answer of `/healthz`. */
  readonly healthMs: number;
}

const HEALTH_EVERY_MS = 10;

/**
 * Lets buyers order, and asks each server for its health, until the work is done.
 * @param pauseMs how long each buyer waits after an order; without it, buyers order back to back.
 */
export async function sellMeanwhile<T>(
  buyers: readonly Operation[],
  origins: readonly string[],
  work: () => Promise<T>,
  pauseMs = 0,
): Promise<{ readonly result: T; readonly sales: Sales }> {
  const end = new AbortController();
  const times: number[] = [];
  const health: number[] = [];
  let [refused, lost] = [0, 0];
  const noteLost = () => {
    lost += 1;
    return undefined;
  };
  let lastAt = performance.now();
  let gapMs = 0;
  const noteGap = () => {
    const now = performance.now();
    gapMs = Math.max(gapMs, now - lastAt);
    lastAt = now;
  };
  const buying = buyers.map(async (order) => {
    while (!end.signal.aborted) {
      const before = performance.now();
      const isPlaced = await order().catch(noteLost);
      if (isPlaced === false) refused += 1;
      if (isPlaced === true) {
        times.push(performance.now() - before);
        noteGap();
      }
      if (pauseMs > 0) await wait(pauseMs);
    }
  });
  const asking = origins.map(async (origin) => {
    while (!end.signal.aborted) {
      const before = performance.now();
      const answer = await fetch(`${origin}/healthz`).catch(noteLost);
      if (answer?.ok) health.push(performance.now() - before);
      await wait(HEALTH_EVERY_MS);
    }
  });
  const salesAtEnd = async (): Promise<Sales> => {
    end.abort();
    noteGap();
    await Promise.all([...buying, ...asking]);
    const sorted = times.toSorted((one, other) => one - other);
    return {
      orders: sorted.length,
      refused,
      lost,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      longestMs: sorted.at(-1) ?? Number.NaN,
      gapMs,
      healthMs: Math.max(...health),
    };
  };
  try {
    return { result: await work(), sales: await salesAtEnd() };
  } finally {
    end.abort();
  }
}
