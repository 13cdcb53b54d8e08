import { anyNumber } from '../wire/anyNumber.ts';
import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, recordId } from '../wire/scalars.ts';

/** A line that is put on a list: a product, how it is bought, and how many packs, for a rule to judge. */
export const listLine = entity({
  productId: field('product_pk', recordId),
  isPrescription: field('cart_req_prescription', flag),
  quantity: field('list_quantity', anyNumber),
});

export type ListLine = Words<typeof listLine>;
