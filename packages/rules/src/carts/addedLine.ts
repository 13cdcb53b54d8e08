import type { Words } from '../wire/codec.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { flag, recordId, text, wholeNumber, word } from '../wire/scalars.ts';

/** What became of one of many lines that were added at once: all of its packs are in the cart, or none and why not. */
export const addedLine = entity({
  productId: field('product_pk', recordId),
  /** As it is in the cart; left out where that is still to be chosen, or the product is not sold. */
  isPrescription: optionalField('cart_req_prescription', flag),
  /** Empty where the product is not sold. */
  name: field('product_name', text(0, 300)),
  /** Packs that this line put into the cart. */
  added: field('added_quantity', wholeNumber(0, 9999)),
  /** Packs that the line of the cart has then. */
  packs: field('cart_quantity', wholeNumber(0, 9999)),
  /** Why nothing of it went in. */
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
  /** The same in words, with what would do. */
  message: optionalField('message', text(1, 300)),
});

export type AddedLine = Words<typeof addedLine>;
