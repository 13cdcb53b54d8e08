import { orderPage, orderPageRequest } from '../../orders/orderList.ts';
import { defineDeskCall } from './deskCall.ts';

/** The refusal of a filter by days of dispatch that no list can answer. */
export const sentDaysRefused = {
  codes: ['sent-days'],
  when: 'the filter has one day of dispatch without the other, the last first, or more than 7 days',
} as const;

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
    sentDaysRefused,
  ],
});
