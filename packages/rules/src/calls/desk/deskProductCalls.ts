import { listOf } from '../../wire/collections.ts';
import { entity, field } from '../../wire/entity.ts';
import { flag, recordId, text } from '../../wire/scalars.ts';
import { defineDeskCall } from './deskCall.ts';

/** The most products that one search finds. */
export const MOST_FOUND_PRODUCTS = 5;

/** Finds products by the words of their name or by their code, for the palette. */
export const findDeskProducts = defineDeskCall({
  name: 'findDeskProducts',
  purpose: 'Find products by name or code',
  method: 'POST',
  path: '/api/desk/products/find',
  access: 'seeOrders',
  body: entity({ search: field('search', text(1, 100)) }),
  answer: listOf(
    entity({
      id: field('id', recordId),
      name: field('name', text(1, 300)),
      code: field('code', text(0, 100)),
      isOnSale: field('isOnSale', flag),
      /** Its page in the shop. */
      shopHref: field('shopHref', text(1, 500)),
    }),
    MOST_FOUND_PRODUCTS,
  ),
  refusals: [{ codes: ['invalid-request'], when: 'the body is not valid' }],
});
