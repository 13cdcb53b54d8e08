import type { Words } from '../wire/codec.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { flag, recordId, text, wholeNumber, word } from '../wire/scalars.ts';

/** The result of one of many added lines: all of its packs are in the cart, or none, with the reason. */
export const addedLine = entity({
  productId: field('product_pk', recordId),
  /** As in the cart. Left out if the option is not chosen yet or the product is not on sale. */
  isPrescription: optionalField('cart_req_prescription', flag),
  /** Empty if the product is not on sale. */
  name: field('product_name', text(0, 300)),
  /** Packs that this line added to the cart. */
  added: field('added_quantity', wholeNumber(0, 9999)),
  /** Packs of the cart's line afterwards. */
  packs: field('cart_quantity', wholeNumber(0, 9999)),
  /** The code of the refusal. */
  refusal: optionalField(
    'code',
    word([
      'product-missing',
      'out-of-stock',
      'purchase-option-required',
      'purchase-option-refused',
      'invalid-quantity',
      'cart-full',
    ]),
  ),
  /** The refusal as a message, with the quantity or option that would work. */
  message: optionalField('message', text(1, 300)),
});

export type AddedLine = Words<typeof addedLine>;
