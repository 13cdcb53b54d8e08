import { paymentMode } from '../orders/order.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { recordId, text } from '../wire/scalars.ts';
import { defineCall } from './call.ts';

const ofOrder = entity({ orderId: field('order_pk', recordId) });
const notTheirs = { status: 404, when: 'there is no such order of this user' } as const;

/** Cards are offered only when they can be used: without a card provider there is bank transfer alone. */
export const listPaymentModes = defineCall({
  name: 'listPaymentModes',
  clause: '4.8',
  purpose: 'The ways of paying that the shop offers',
  method: 'GET',
  path: '/api/orders/paymentModes',
  access: 'signed-in',
  answer: listOf(paymentMode, 2),
  refusals: [],
});

/** One field of the form that leads to the card provider. */
const formField = entity({
  name: field('name', text(1, 60)),
  value: field('value', text(0, 300)),
});

/**
 * What leads to the card provider's page: an address and the signed fields that are posted to it, test mode 0 for live and
 * 100 otherwise among them (spec 4.8, 9.9). The first attempt and every further one are the same call.
 */
export const startPayment = defineCall({
  name: 'startPayment',
  clause: '9.9',
  purpose:
    'Pay an order by card, for the first time or again: the form to post to the card provider',
  method: 'POST',
  path: '/api/orders/startPayment',
  access: 'signed-in',
  body: ofOrder,
  answer: entity({
    url: field('url', text(1, 300)),
    fields: field('fields', listOf(formField, 40)),
  }),
  refusals: [
    { status: 400, when: 'the body is not valid' },
    notTheirs,
    {
      status: 409,
      when: 'the order does not wait for a payment by card, its time to be paid is over, or no cards are taken',
    },
  ],
});
