import type { Words } from '../../wire/codec.ts';
import { entity, field } from '../../wire/entity.ts';
import { wholeNumber } from '../../wire/scalars.ts';

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** What refers to products and meets a change of them. Each is counted once, however many of the products it has. */
export const productImpact = entity({
  /** Carts that hold one of them. */
  carts: field('carts', count),
  /** Orders that have not left: they keep what they were sold as. */
  orders: field('orders', count),
  /** Prescriptions that wait for a signature: they keep what was asked for. */
  prescriptions: field('prescriptions', count),
  /** Promotions that hold now or later. */
  promotions: field('promotions', count),
  /** Buyers' lists. */
  lists: field('lists', count),
  /** Buyers who asked to hear when one is in stock again. */
  requests: field('requests', count),
  /** Purchase orders that are to bring one. */
  purchaseOrders: field('purchaseOrders', count),
});

export type ProductImpact = Words<typeof productImpact>;
