import { listLine, listSummary, productList } from '../lists/productList.ts';
import { LONGEST_LIST_NAME, MOST_LIST_LINES, MOST_LISTS } from '../lists/listLimits.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { nothing } from './answers.ts';
import { recordIdInPath, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';
import { defineCall } from './call.ts';

/** Longer than a name may be, so that a rule can refuse it with its own message. */
const typedName = text(0, 10 * LONGEST_LIST_NAME);
/** More lines than a list may hold, so that a rule can refuse them with its own message. */
const sentLines = listOf(listLine, 2 * MOST_LIST_LINES);

const missing = { codes: ['list-missing'], when: 'there is no such list of this user' } as const;
const missingToo = {
  codes: ['list-missing', 'product-missing'],
  when: 'there is no such list of this user, or no such product',
} as const;
const badName = 'the name is empty or has more than 60 characters';
const badLines = "the body is not valid; 'Invalid quantity' when a quantity is not 1 to 9,999";

/** Returns the lists of the buyer: the usual order first, then the others by name. */
export const listLists = defineCall({
  name: 'listLists',
  clause: '7.20',
  purpose: "The buyer's lists of products: the usual order first, then the others by name",
  method: 'GET',
  path: '/api/lists',
  access: 'order',
  answer: listOf(listSummary, MOST_LISTS + 1),
  refusals: [],
});

/** Returns the usual order, which every buyer has. It is derived from their orders until they change it. */
export const getUsualOrder = defineCall({
  name: 'getUsualOrder',
  clause: '7.20',
  purpose: "The buyer's usual order with its lines, as their products are now",
  method: 'GET',
  path: '/api/lists/usual',
  access: 'order',
  answer: productList,
  refusals: [],
});

/** Returns one of the other lists with its lines and the current state of their products. */
export const getList = defineCall({
  name: 'getList',
  clause: '7.20',
  purpose: 'One list with its lines, as their products are now',
  method: 'GET',
  path: '/api/lists/:id',
  access: 'order',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: productList,
  refusals: [missing],
});

/** Creates a list. An `Idempotency-Key` header, generated once per list, makes a retry safe (trust, writing). */
export const createList = defineCall({
  name: 'createList',
  clause: '7.21',
  purpose:
    'Make a list, of an order or of the cart as well; with an Idempotency-Key header a retry gets the first answer again',
  method: 'POST',
  path: '/api/lists',
  access: 'order',
  body: entity({ name: field('list_name', typedName), lines: field('list_lines', sentLines) }),
  takesIdempotencyKey: true,
  answer: productList,
  status: 201,
  refusals: [
    { codes: ['invalid-request', 'invalid-quantity'], when: `${badLines}; ${badName}` },
    { codes: ['product-missing'], when: 'there is no such product' },
    {
      codes: ['list-name-taken', 'lists-full', 'list-full', 'key-reused'],
      when: 'the user has a list of this name, or 50 lists; more than 500 lines were sent; the Idempotency-Key was used for another list',
    },
  ],
});

export const renameList = defineCall({
  name: 'renameList',
  clause: '7.22',
  purpose: 'Rename a list; the usual order keeps its name',
  method: 'PUT',
  path: '/api/lists',
  access: 'order',
  body: entity({ id: field('list_pk', recordIdOrZero), name: field('list_name', typedName) }),
  answer: productList,
  refusals: [
    { codes: ['invalid-request'], when: `the body is not valid; ${badName}` },
    missing,
    {
      codes: ['list-name-taken', 'usual-order-kept'],
      when: 'the user has another list of this name',
    },
  ],
});

/** Replaces all lines, in their order. Refused if the list has changed since the given version. */
export const setListLines = defineCall({
  name: 'setListLines',
  clause: '7.22',
  purpose:
    'Set the lines of a list, in their order: quantities, places, what was taken off or put back',
  method: 'PUT',
  path: '/api/lists/lines',
  access: 'order',
  body: entity({
    id: field('list_pk', recordIdOrZero),
    version: field('list_version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    lines: field('list_lines', sentLines),
  }),
  answer: productList,
  refusals: [
    { codes: ['invalid-request', 'invalid-quantity'], when: badLines },
    missingToo,
    {
      codes: ['list-changed', 'list-full'],
      when: 'the list was changed since that version; more than 500 lines were sent',
    },
  ],
});

/** Adds lines. A retry adds nothing: an existing line gets the quantity that was sent. */
export const addListLines = defineCall({
  name: 'addListLines',
  clause: '7.21',
  purpose: 'Put products on a list; a line that is there gets the quantity that was sent',
  method: 'POST',
  path: '/api/lists/lines',
  access: 'order',
  body: entity({ id: field('list_pk', recordIdOrZero), lines: field('list_lines', sentLines) }),
  answer: productList,
  refusals: [
    { codes: ['invalid-request', 'invalid-quantity'], when: badLines },
    missingToo,
    { codes: ['list-full'], when: 'the list would hold more than 500 lines' },
  ],
});

export const removeList = defineCall({
  name: 'removeList',
  clause: '7.23',
  purpose: 'Delete a list',
  method: 'DELETE',
  path: '/api/lists/:id',
  access: 'order',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: nothing,
  refusals: [missing],
});

export const resetUsualOrder = defineCall({
  name: 'resetUsualOrder',
  clause: '7.23',
  purpose: 'Make the usual order of the orders again; harmless when it is',
  method: 'PUT',
  path: '/api/lists/usual/reset',
  access: 'order',
  answer: productList,
  refusals: [],
});
