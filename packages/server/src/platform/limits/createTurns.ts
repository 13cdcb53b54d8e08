import { createLimiter, type Limiter } from './createLimiter.ts';

/** Runs work when the turn of its key comes. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** What a key is allowed whose work took long lately. */
interface BusyKeys {
  /** More than this lately, in milliseconds, makes a key busy. */
  readonly burstMs: number;
  /** Waits after a piece of work of a busy key that took so many milliseconds, before its next one begins. */
  readonly rest: (tookMs: number) => Promise<unknown>;
}

const NEVER_BUSY: BusyKeys = { burstMs: Number.POSITIVE_INFINITY, rest: async () => undefined };

/**
 * A limiter for each key, as long as somebody needs it: one key's work never waits for another's. A key whose work took longer
 * than `burstMs` lately has one piece done at once and rests after each, until it took less.
 */
export function createTurns(
  mostAtOnce: number,
  mostWaiting: number,
  { burstMs, rest }: BusyKeys = NEVER_BUSY,
): Turns {
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

/** Adds up how long work took, forgets half a millisecond in each millisecond, and never remembers more than `most`. */
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
