import { createLimiter, type Limiter } from './createLimiter.ts';

/** Runs work when a slot of its key is free. */
export type KeyedLimiter = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Limits for keys whose work recently took long. */
interface BusyKeys {
  /** Recent work in milliseconds above which a key is busy. */
  readonly burstMs: number;
  /** Waits after work of a busy key that took `tookMs`, before its next piece. */
  readonly rest: (tookMs: number) => Promise<unknown>;
}

const NEVER_BUSY: BusyKeys = { burstMs: Number.POSITIVE_INFINITY, rest: async () => undefined };

/**
 * Creates a limiter for each key in use, so that keys never wait for each other. A key whose recent work took longer
 * than `burstMs` runs one piece at a time and rests after each, until it took less.
 */
export function createKeyedLimiter(
  mostAtOnce: number,
  mostWaiting: number,
  { burstMs, rest }: BusyKeys = NEVER_BUSY,
): KeyedLimiter {
  const limiters = new Map<string, { readonly inTurn: Limiter; users: number }>();
  const createKeyLimiter = (): Limiter => {
    const busy = createBusyTime(2 * burstMs);
    const isBusy = () => busy.lately() > burstMs;
    const inTurn = createLimiter(() => (isBusy() ? 1 : mostAtOnce), mostWaiting);
    return (work) =>
      inTurn(async () => {
        const begun = performance.now();
        try {
          return await work();
        } finally {
          const took = performance.now() - begun;
          busy.add(took);
          if (isBusy()) await rest(took);
        }
      });
  };
  return async (key, work) => {
    const limiter = limiters.get(key) ?? { inTurn: createKeyLimiter(), users: 0 };
    limiters.set(key, limiter);
    limiter.users += 1;
    try {
      return await limiter.inTurn(work);
    } finally {
      limiter.users -= 1;
      if (limiter.users === 0) limiters.delete(key);
    }
  };
}

/** Sums the duration of work, decaying by half a millisecond per millisecond, up to `most`. */
function createBusyTime(most: number): { add(ms: number): void; lately(): number } {
  let busy = 0;
  let countedAt = performance.now();
  const lately = (): number => {
    const now = performance.now();
    busy = Math.max(0, busy - (now - countedAt) / 2);
    countedAt = now;
    return busy;
  };
  return {
    lately,
    add(ms) {
      busy = Math.min(most, lately() + ms);
    },
  };
}
