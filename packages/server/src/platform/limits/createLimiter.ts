import { Refused } from '../problems/Refused.ts';

/** Runs work when a slot is free. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a limiter of concurrent heavy work with a bounded queue. Refuses further work with 'unavailable', so that a
 * storm of sign-ins cannot exhaust the machine (trust, Answering). Pass a function for a limit that changes; it is
 * called whenever work arrives or ends.
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
      // `admit` has counted this work as running already, so no newcomer takes its slot.
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
