import { anyNumber } from '../wire/anyNumber.ts';
import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, recordId } from '../wire/scalars.ts';

/** A line to put on a list: product, purchase option and packs, which a rule checks. */
export const listLine = entity({
  productId: field('product_pk', recordId),
  isPrescription: field('cart_req_prescription', flag),
  quantity: field('list_quantity', anyNumber),
});

export type ListLine = Words<typeof listLine>;
