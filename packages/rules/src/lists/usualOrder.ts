import type { CartLineId } from '../carts/cartLine.ts';

/** How often and when a buyer recently ordered a line. Cancelled orders do not count. */
export interface OrderedLine extends CartLineId {
  /** Number of orders. */
  readonly times: number;
  readonly lastOrderedAt: Date;
  /** Packs in the latest order. */
  readonly lastQuantity: number;
}

/** A line of the usual order with its packs. */
export interface UsualLine extends CartLineId {
  readonly quantity: number;
}

/** The period of the orders, in days. */
export const USUAL_ORDER_DAYS = 365;

const MOST_USUAL_LINES = 20;
const TWICE = 2;

/**
 * Returns the usual order of a buyer: lines of at least two orders, the most frequent first, then the most recent. Each
 * has the packs of its latest order; at most 20 lines. Without repeated lines it is the latest order.
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
