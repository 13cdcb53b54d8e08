import { paymentMode } from '../orders/order.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { recordId, text } from '../wire/scalars.ts';
import { defineCall } from './call.ts';

const ofOrder = entity({ orderId: field('order_pk', recordId) });
const notTheirs = {
  codes: ['order-missing'],
  when: 'there is no such order of this user',
} as const;

/** Returns the payment modes. Without a card provider only bank transfer is offered. */
export const listPaymentModes = defineCall({
  name: 'listPaymentModes',
  clause: '4.8',
  purpose: 'The ways of paying that the shop offers',
  method: 'GET',
  path: '/api/orders/paymentModes',
  access: 'order',
  answer: listOf(paymentMode, 2),
  refusals: [],
});

/** One field of the form that is posted to the card provider. */
const formField = entity({
  name: field('name', text(1, 60)),
  value: field('value', text(0, 300)),
});

/**
 * Returns the URL of the card provider's page and the signed fields to post to it. They include the test mode: 0 for
 * live, 100 otherwise (spec 4.8, 9.9). A retry of the payment is the same call.
 */
export const startPayment = defineCall({
  name: 'startPayment',
  clause: '9.9',
  purpose:
    'Pay an order by card, for the first time or again: the form to post to the card provider',
  method: 'POST',
  path: '/api/orders/startPayment',
  access: 'order',
  body: ofOrder,
  answer: entity({
    url: field('url', text(1, 300)),
    fields: field('fields', listOf(formField, 40)),
  }),
  refusals: [
    { codes: ['invalid-request'], when: 'the body is not valid' },
    notTheirs,
    {
      codes: ['payment-not-due', 'payment-too-late'],
      when: 'the order does not wait for a payment by card, its time to be paid is over, or no cards are taken',
    },
  ],
});
