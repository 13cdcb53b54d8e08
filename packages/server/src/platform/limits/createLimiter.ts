import { Refused } from '../problems/Refused.ts';

/** Runs work when its turn comes. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many pieces of heavy work run at once and so many wait; one more is refused with
 * 'unavailable', so that a storm of sign-ins cannot eat the machine (trust, Answering). A function is asked how many,
 * whenever one comes or ends.
 */
export function createLimiter(mostAtOnce: number | (() => number), mostWaiting: number): Limiter {
  const most = () => (typeof mostAtOnce === 'number' ? mostAtOnce : mostAtOnce());
  let running = 0;
  const waiting: (() => void)[] = [];
  const admit = () => {
    for (const next of waiting.splice(0, Math.max(0, most() - running))) {
      running += 1;
      next();
    }
  };
  return async (work) => {
    admit();
    if (running < most()) {
      running += 1;
    } else {
      if (waiting.length >= mostWaiting) throw new Refused('unavailable', { retryAfterSeconds: 2 });
      // Counted as running before it has begun, so that no other takes its place.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      running -= 1;
      admit();
    }
  };
}
