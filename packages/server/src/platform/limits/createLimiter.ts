import { Refused } from '../problems/Refused.ts';

/** Runs work when its turn comes. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many pieces of heavy work run at once and so many wait; one more is refused with
 * 'unavailable', so that a storm of sign-ins cannot eat the machine (trust, Answering).
 */
export function createLimiter(mostAtOnce: number, mostWaiting: number): Limiter {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new Refused('unavailable', { retryAfterSeconds: 2 });
      // Whoever finishes hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
