import { orderPage, orderPageRequest } from '../../orders/orderList.ts';
import { defineDeskCall } from './deskCall.ts';

/** Returns a page of orders. What was typed to find them is in the body, so that no log contains names. */
export const listDeskOrders = defineDeskCall({
  name: 'listDeskOrders',
  purpose: 'A page of orders, filtered and sorted',
  method: 'POST',
  path: '/api/desk/orders/list',
  access: 'seeOrders',
  body: orderPageRequest,
  answer: orderPage,
  refusals: [
    { codes: ['invalid-request'], when: 'the body, or where the page begins, is not valid' },
  ],
});
