import type { CartLineId } from '../carts/cartLine.ts';

/** How often and when a buyer ordered a line lately; cancelled orders do not count. */
export interface OrderedLine extends CartLineId {
  /** In how many orders. */
  readonly times: number;
  readonly lastOrderedAt: Date;
  /** Packs in the latest of them. */
  readonly lastQuantity: number;
}

/** A line that is on a list, with its packs. */
export interface UsualLine extends CartLineId {
  readonly quantity: number;
}

/** Over how many days orders are looked at. */
export const USUAL_ORDER_DAYS = 365;

const MOST_USUAL_LINES = 20;
const TWICE = 2;

/**
 * What a buyer usually orders: the lines of at least two orders, most often ordered first, of those the one ordered last, each
 * with the packs of its latest order, and at most 20. Where nothing was ordered twice it is the latest order.
 */
export function usualOrder(ordered: readonly OrderedLine[]): readonly UsualLine[] {
  const repeated = ordered.filter(({ times }) => times >= TWICE);
  const latest = Math.max(...ordered.map(({ lastOrderedAt }) => +lastOrderedAt));
  const usual =
    repeated.length > 0
      ? repeated.toSorted((a, b) => b.times - a.times || +b.lastOrderedAt - +a.lastOrderedAt)
      : ordered.filter(({ lastOrderedAt }) => +lastOrderedAt === latest);
  return usual.slice(0, MOST_USUAL_LINES).map(({ productId, isPrescription, lastQuantity }) => {
    return { productId, isPrescription, quantity: lastQuantity };
  });
}
