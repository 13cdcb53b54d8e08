import { entity, field } from '../wire/entity.ts';
import { listOf } from '../wire/collections.ts';
import { flag, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';
import type { Words } from '../wire/codec.ts';

/** The result for an order line that was bought again. */
export const againLine = entity({
  /** 0 for a manual item. */
  productId: field('product_pk', recordIdOrZero),
  /** As in the cart now. Differs from the order if the product's purchase option has changed. */
  isPrescription: field('cart_req_prescription', flag),
  name: field('product_name', text(1, 300)),
  /** Packs in the cart now. */
  packs: field('cart_quantity', wholeNumber(0, 9999)),
  /** A sentence for each difference from the order. Empty if there is none. */
  differences: field('messages', listOf(text(1, 300), 120)),
});

export type AgainLine = Words<typeof againLine>;
