import { createLimiter, type Limiter } from './createLimiter.ts';

/** Runs work when the turn of its key comes. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** A limiter for each key, as long as somebody needs it: one key's work never waits for another's. */
export function createTurns(mostAtOnce: number, mostWaiting: number): Turns {
  const limiters = new Map<string, { readonly inTurn: Limiter; users: number }>();
  return async (key, work) => {
    const limiter = limiters.get(key) ?? {
      inTurn: createLimiter(mostAtOnce, mostWaiting),
      users: 0,
    };
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
