import { benchEmail } from '../shop/benchBuyers.ts';
import type { Operation } from '../shop/closedLoop.ts';

/** Orders that buyers were told are placed. */
export interface Acknowledged {
  /** The same buyers, whose orders are noted. */
  readonly buyers: readonly Operation[];
  /** Number of orders of each buyer that were acknowledged before a time, by the buyer's e-mail address. */
  readonly before: (time: Date) => ReadonlyMap<string, number>;
}

/** Notes when each order of the buyers is acknowledged. */
export function countAcknowledged(buyers: readonly Operation[]): Acknowledged {
  const times = buyers.map((): number[] => []);
  return {
    buyers: buyers.map((order, index) => async () => {
      const isPlaced = await order();
      if (isPlaced) times[index]?.push(Date.now());
      return isPlaced;
    }),
    before: (time) =>
      new Map(
        times.map((each, index) => [
          benchEmail(index),
          each.filter((at) => at < time.getTime()).length,
        ]),
      ),
  };
}
