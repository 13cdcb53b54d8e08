import { requestedPage } from './catalogueCalls.ts';
import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { againLine } from '../orders/againLine.ts';
import { cartLine } from '../carts/cartLine.ts';
import { deliveryOption } from '../orders/deliveryOption.ts';
import { LONGEST_ORDER_NUMBER, order } from '../orders/order.ts';
import { product } from '../catalogue/product.ts';
import { pendingCounts } from '../orders/pendingCounts.ts';
import { orderRequest } from '../orders/orderRequest.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { fileContents } from './answers.ts';
import { flag, recordId, recordIdInPath, text, wholeNumber } from '../wire/scalars.ts';

const noQuery = entity({});

export const listDeliveryOptions = defineCall({
  name: 'listDeliveryOptions',
  clause: '7.27',
  purpose: 'Delivery options',
  method: 'GET',
  path: '/api/orders/deliveryOptions',
  access: 'order',
  answer: listOf(deliveryOption, 100),
  refusals: [],
});

/** Places an order. An `Idempotency-Key` header, generated once per checkout, makes a retry safe (trust, writing). */
export const createOrder = defineCall({
  name: 'createOrder',
  clause: '7.28',
  purpose: 'Create order; with an Idempotency-Key header a retry gets the first answer again',
  method: 'POST',
  path: '/api/orders',
  access: 'order',
  body: orderRequest,
  takesIdempotencyKey: true,
  answer: order,
  status: 201,
  refusals: [
    { codes: ['patient-missing'], when: 'the patient of an order by hand is not of this user' },
    {
      codes: [
        'invalid-request',
        'delivery-option-required',
        'shipping-required',
        'place-not-served',
        'card-not-yet',
        'card-refused-for-manual',
        'saturday-cold-chain',
        'cold-chain-delivery',
        'prescriber-required',
        'patient-required',
        'manual-name-required',
        'invalid-quantity',
      ],
      when: 'the body is not valid, delivery, shipping or payment breaks its rule, a patient or the prescriber is missing, or the key is not 1 to 255 plain characters; an order by hand needs one',
    },
    {
      codes: [
        'order-changed',
        'cart-out-of-stock',
        'cart-empty',
        'order-already-placed',
        'quantity-not-assigned',
        'quantity-mismatched',
        'product-limit-exceeded',
        'category-limit-exceeded',
        'prescriber-ended',
        'prescription-empty',
        'order-key-reused',
      ],
      when: 'stock, price, promotion, quantity or delivery fee is not what the buyer was shown; the cart is empty or was ordered already; prescriptions are not what the buyer was shown, hold other quantities than the cart or exceed a limit; the prescriber prescribes for the buyer no longer; the key was used with another body',
    },
  ],
});

export const countOrders = defineCall({
  name: 'countOrders',
  clause: '7.29',
  purpose: 'Orders count; a bare number',
  method: 'POST',
  path: '/api/orders/getOrdersCount',
  access: 'order',
  body: noQuery,
  answer: wholeNumber(0, 10_000_000),
  refusals: [{ codes: ['invalid-request'], when: 'the body has a field' }],
});

/** Part of an order's number, in capitals: 'F-2026-000031'. */
const ordersQuery = entity({ number: optionalField('order_no', text(1, LONGEST_ORDER_NUMBER)) });

/**
 * Returns orders, newest first. By default limit is 15 and skip is 0 (spec 9.1). A number, or a part of one, selects the
 * orders that have it (an addition to spec 7.30).
 */
export const listOrders = defineCall({
  name: 'listOrders',
  clause: '7.30',
  purpose:
    'List orders, newest first; limit 15 and skip 0 unless said; order_no selects by a part of the number (an addition)',
  method: 'POST',
  path: '/api/orders/getOrders',
  access: 'order',
  body: entity({ query: optionalField('query', ordersQuery), page: requestedPage }),
  answer: listOf(order, 100),
  refusals: [{ codes: ['invalid-request'], when: 'the body is not valid' }],
});

export const getOrder = defineCall({
  name: 'getOrder',
  clause: '7.31',
  purpose:
    'Order detail: the order with its order_details, the billing address of its day, its VAT invoice and its credit notes',
  method: 'GET',
  path: '/api/orders/:id',
  access: 'order',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: order,
  refusals: [{ codes: ['order-missing'], when: 'there is no such order of this user' }],
});

/** Counts only the caller's own prescriptions and orders (an addition to spec 7.29). */
export const countWaiting = defineCall({
  name: 'countWaiting',
  clause: '7.29',
  purpose:
    'What waits for the user: prescriptions that are not signed, orders to pay and on the way',
  method: 'GET',
  path: '/api/orders/waiting',
  access: 'order',
  answer: pendingCounts,
  refusals: [],
});

/** Returns at most six products: those in stock first, then the most recently bought (an addition to spec 7.17). */
export const listBoughtOffers = defineCall({
  name: 'listBoughtOffers',
  clause: '7.17',
  purpose:
    'Products with an offer now that the user has bought before; at most six, in stock first',
  method: 'GET',
  path: '/api/products/boughtOffers',
  access: 'seePrices',
  answer: listOf(product, 6),
  refusals: [],
});

/** Returns at most six products on sale, the most recently bought first (an addition to spec 7.17). */
export const listBoughtLately = defineCall({
  name: 'listBoughtLately',
  clause: '7.17',
  purpose: 'Products on sale that the user has bought, the latest first; at most six',
  method: 'GET',
  path: '/api/products/boughtLately',
  access: 'seePrices',
  answer: listOf(product, 6),
  refusals: [],
});

/** Returns the current cart and the result of each line. A retry adds nothing. */
export const buyAgain = defineCall({
  name: 'buyAgain',
  clause: '7.21',
  purpose:
    'Put what an order held, or one line of it, into the cart again as far as it can be bought now, and say what is not as it was',
  method: 'POST',
  path: '/api/orders/buyAgain',
  access: 'order',
  body: entity({
    orderId: field('order_pk', recordId),
    /** One line of the order. By default all of them. */
    line: optionalField(
      'order_line',
      entity({
        productId: field('product_pk', recordId),
        isPrescription: field('cart_req_prescription', flag),
      }),
    ),
  }),
  answer: entity({
    lines: field('items', listOf(cartLine, 500)),
    results: field('order_details', listOf(againLine, 500)),
  }),
  refusals: [
    { codes: ['invalid-request'], when: 'the body is not valid' },
    {
      codes: ['order-missing', 'product-missing'],
      when: 'there is no such order of this user, or the order has no such line',
    },
  ],
});

/** Returns the PDF of a VAT invoice or credit note of an order. Its bytes never change (an addition to spec 7.31). */
export const getInvoicePdf = defineCall({
  name: 'getInvoicePdf',
  clause: '7.31',
  purpose: 'PDF of a VAT invoice or credit note',
  method: 'GET',
  path: '/api/invoices/:id/pdf',
  access: 'order',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: fileContents,
  answerType: 'application/pdf',
  refusals: [
    { codes: ['invoice-missing'], when: 'there is no such invoice of this user' },
    { codes: ['unavailable'], when: 'too many documents wait to be drawn' },
  ],
});
