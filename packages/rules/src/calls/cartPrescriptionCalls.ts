import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { cartLine } from '../carts/cartLine.ts';

const cart = listOf(cartLine, 500);

/** Removes every prescription from the cart. Returns the current cart (spec 7.25). */
export const clearCartPrescriptions = defineCall({
  name: 'clearCartPrescriptions',
  clause: '7.25',
  purpose: 'Clear prescription',
  method: 'POST',
  path: '/api/carts/clearRx',
  access: 'order',
  answer: cart,
  refusals: [],
});

/** Adds a prescription to the cart. Returns the current cart (spec 7.26). */
export const addCartPrescription = defineCall({
  name: 'addCartPrescription',
  clause: '7.26',
  purpose: 'Add prescription',
  method: 'POST',
  path: '/api/carts/addRx',
  access: 'order',
  answer: cart,
  refusals: [
    { codes: ['nothing-left-to-allocate'], when: "'No quantity left for new prescription'" },
  ],
});
