import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { addedLine } from '../carts/addedLine.ts';
import { cartLine } from '../carts/cartLine.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { flag, recordId } from '../wire/scalars.ts';
import { anyNumber } from '../wire/anyNumber.ts';

/** Every cart call returns the whole current cart, so that tabs and devices converge. */
const cart = listOf(cartLine, 500);

const lineId = {
  productId: field('product_fk', recordId),
  isPrescription: field('cart_req_prescription', flag),
};

const line = entity({ ...lineId, quantity: field('cart_quantity', anyNumber) });

const invalidLine = {
  codes: ['invalid-request', 'invalid-quantity'],
  when: "the body is not valid; 'Invalid quantity' when the quantity is not a whole number from -9,999 to 9,999",
} as const;
const outOfStock = {
  codes: ['out-of-stock'],
  when: "'Product is out of stock': the lines of the product exceed its stock",
} as const;
const unknownProduct = {
  codes: ['product-missing'],
  when: 'there is no such product on sale',
} as const;

export const getCart = defineCall({
  name: 'getCart',
  clause: '7.20',
  purpose: 'Get cart',
  method: 'GET',
  path: '/api/carts',
  access: 'order',
  answer: cart,
  refusals: [],
});

export const addCartLine = defineCall({
  name: 'addCartLine',
  clause: '7.21',
  purpose: 'Add item; adds to the line if there is one',
  method: 'POST',
  path: '/api/carts',
  access: 'order',
  body: line,
  answer: cart,
  refusals: [
    {
      codes: [
        'invalid-request',
        'invalid-quantity',
        'purchase-option-required',
        'purchase-option-refused',
        'cart-full',
      ],
      when: `${invalidLine.when}, or below 1; the purchase option is not one the product has`,
    },
    unknownProduct,
    outOfStock,
  ],
});

/** Maximum number of lines in one request. */
export const MOST_ADDED_LINES = 1000;

/**
 * Adds each line entirely or not at all. With a key, a retry adds nothing
 * (docs/decisions/2026-11-24-adding-many-lines.md).
 */
export const addCartLines = defineCall({
  name: 'addCartLines',
  clause: '7.21',
  purpose:
    'Add many items at once; answers the cart and, in the order they were sent, what became of each or why it was not added. With an Idempotency-Key header a retry adds nothing',
  method: 'POST',
  path: '/api/carts/addMany',
  access: 'order',
  body: entity({
    lines: field(
      'items',
      listOf(
        entity({
          productId: field('product_fk', recordId),
          /** Optional for a product with only one purchase option. */
          isPrescription: optionalField('cart_req_prescription', flag),
          quantity: field('cart_quantity', anyNumber),
        }),
        MOST_ADDED_LINES,
      ),
    ),
  }),
  takesIdempotencyKey: true,
  answer: entity({
    lines: field('items', cart),
    results: field('added_items', listOf(addedLine, MOST_ADDED_LINES)),
  }),
  refusals: [
    {
      codes: ['invalid-request'],
      when: 'the body is not valid, or the key is not 1 to 255 plain characters',
    },
    { codes: ['key-reused'], when: 'the key was used with other lines' },
  ],
});

export const updateCartLine = defineCall({
  name: 'updateCartLine',
  clause: '7.22',
  purpose: 'Update item: sets the quantity; 0 or less removes the line',
  method: 'PUT',
  path: '/api/carts',
  access: 'order',
  body: line,
  answer: cart,
  refusals: [
    invalidLine,
    { codes: ['cart-line-missing'], when: 'the cart has no such line' },
    outOfStock,
  ],
});

export const removeCartLine = defineCall({
  name: 'removeCartLine',
  clause: '7.23',
  purpose: 'Remove item; harmless when it is not there',
  method: 'PUT',
  path: '/api/carts/remove',
  access: 'order',
  body: entity(lineId),
  answer: cart,
  refusals: [{ codes: ['invalid-request'], when: 'the body is not valid' }],
});

export const clearCart = defineCall({
  name: 'clearCart',
  clause: '7.24',
  purpose: 'Clear cart',
  method: 'DELETE',
  path: '/api/carts',
  access: 'order',
  answer: cart,
  refusals: [],
});
