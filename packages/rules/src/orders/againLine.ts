import { entity, field } from '../wire/entity.ts';
import { listOf } from '../wire/collections.ts';
import { flag, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';
import type { Words } from '../wire/codec.ts';

/** What became of a line of an order that was bought again. */
export const againLine = entity({
  /** 0 for what was written by hand. */
  productId: field('product_pk', recordIdOrZero),
  /** As it is in the cart now, which is not as it was ordered where the product is sold otherwise since. */
  isPrescription: field('cart_req_prescription', flag),
  name: field('product_name', text(1, 300)),
  /** Packs of it in the cart now. */
  packs: field('cart_quantity', wholeNumber(0, 9999)),
  /** A sentence for everything that is not as it was; none where it is. */
  differences: field('messages', listOf(text(1, 300), 120)),
});

export type AgainLine = Words<typeof againLine>;
