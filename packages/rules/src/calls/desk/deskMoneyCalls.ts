import { orderStateNames } from '../../orders/orderStates.ts';
import { paymentStatusNames } from '../../orders/paymentStatuses.ts';
import { month } from '../../payments/lists/month.ts';
import {
  moneyListNames,
  moneyPageFields,
  moneyPageRequest,
} from '../../payments/lists/moneyLists.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import {
  flag,
  instant,
  money,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
  word,
} from '../../wire/scalars.ts';
import { fileContents, nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { notFresh, typedReason, unexplained } from './deskRecord.ts';

const MOST_ITEMS = 100;
const MOST_RATES = 20;
const version = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const count = wholeNumber(0, 10_000_000);
const orderNumber = text(1, 30);
const person = text(0, 300);
const orderId = entity({ id: field('id', recordIdInPath) });
const changed = {
  codes: ['record-changed'],
  when: 'the order changed since it was shown',
} as const;
const invalid = {
  codes: ['invalid-request'],
  when: 'the body, or where the page begins, is not valid',
} as const;
const missing = { codes: ['not-found'], when: 'there is no such order or item' } as const;
const own = {
  codes: ['refund-own-match'],
  when: 'customer service booked the payment of the order themselves',
} as const;

/** An order with items by hand that have no price yet. */
export const orderToPrice = entity({
  id: field('id', recordId),
  number: field('number', orderNumber),
  buyer: field('buyer', person),
  company: optionalField('company', person),
  placedAt: field('placedAt', instant),
  version: field('version', version),
  items: field(
    'items',
    listOf(
      entity({
        /** Its place among the items by hand, from 1. */
        index: field('index', wholeNumber(1, 10_000)),
        name: field('name', text(0, 1000)),
        packs: field('packs', wholeNumber(0, 10_000)),
        /** Per pack; missing until it is set. */
        price: optionalField('price', money),
      }),
      MOST_ITEMS,
    ),
  ),
});

export type OrderToPrice = Words<typeof orderToPrice>;

/** Lists orders that wait for a price, the longest waiting first. What was typed is in the body, so that no log has names. */
export const listOrdersToPrice = defineDeskCall({
  name: 'listOrdersToPrice',
  purpose: 'Orders that wait for a price, filtered and sorted',
  method: 'POST',
  path: '/api/desk/orders-to-price/list',
  access: 'seeMoney',
  body: moneyPageRequest,
  answer: entity(moneyPageFields(orderToPrice)),
  refusals: [invalid],
});

/** Sets the price of an item by hand; once all have one, a mail asks the buyer for the transfer. */
export const priceOrderItem = defineDeskCall({
  name: 'priceOrderItem',
  purpose: 'Set the price of an item by hand',
  method: 'POST',
  path: '/api/desk/orders/:id/prices',
  access: 'bookMoney',
  params: orderId,
  body: entity({
    index: field('index', wholeNumber(1, 10_000)),
    price: field('price', money),
    version: field('version', version),
  }),
  answer: entity({ amount: field('amount', money), version: field('version', version) }),
  refusals: [
    missing,
    changed,
    { codes: ['order-move-refused'], when: 'the order is paid or cancelled' },
    { codes: ['price-below-received'], when: 'what arrived would cover the new amount' },
  ],
});

/** Money of an order that is to be given back. */
export const dueRefund = entity({
  orderId: field('orderId', recordId),
  number: field('number', orderNumber),
  buyer: field('buyer', person),
  company: optionalField('company', person),
  paymentMode: field('paymentMode', word(['card', 'bankTransfer'])),
  amount: field('amount', money),
  since: field('since', instant),
  reasons: field('reasons', listOf(text(0, 1000), MOST_ITEMS)),
  version: field('version', version),
  /** Whether somebody else has to refund it: the reader booked its payment. */
  isOwnMatch: field('isOwnMatch', flag),
});

export type DueRefund = Words<typeof dueRefund>;

/** Lists what is to be given back, the longest due first. */
export const listDueRefunds = defineDeskCall({
  name: 'listDueRefunds',
  purpose: 'Money to give back, filtered and sorted',
  method: 'POST',
  path: '/api/desk/refunds/list',
  access: 'seeMoney',
  body: moneyPageRequest,
  answer: entity(moneyPageFields(dueRefund)),
  refusals: [invalid],
});

const rateSums = entity({
  percent: field('percent', wholeNumber(0, 100)),
  net: field('net', money),
  vat: field('vat', money),
});

/** Why money of a paid order is given back. */
const creditKinds = ['change', 'over', 'refund', 'goodwill'] as const;

/** Returns what of an order can still be given back, and what was. */
export const getOrderRefunds = defineDeskCall({
  name: 'getOrderRefunds',
  purpose: 'What of an order can be given back, and was',
  method: 'GET',
  path: '/api/desk/orders/:id/refunds',
  access: 'seeMoney',
  params: orderId,
  answer: entity({
    id: field('id', recordId),
    number: field('number', orderNumber),
    state: field('state', word(orderStateNames)),
    paymentStatus: field('paymentStatus', word(paymentStatusNames)),
    amount: field('amount', money),
    version: field('version', version),
    /** What can still be given back, by VAT rate; empty if nothing can. */
    left: field('left', listOf(rateSums, MOST_RATES)),
    /** Why nothing can be given back. */
    refused: optionalField('refused', text(1, 500)),
    refunds: field(
      'refunds',
      listOf(
        entity({
          kind: field('kind', word(creditKinds)),
          amount: field('amount', money),
          reason: optionalField('reason', text(0, 1000)),
          decidedAt: field('decidedAt', instant),
          paidOutAt: optionalField('paidOutAt', instant),
        }),
        1_000,
      ),
    ),
  }),
  refusals: [{ codes: ['not-found'], when: 'there is no such order' }],
});

/** Decides to give back a part of a paid order, or goodwill. */
export const refundOrder = defineDeskCall({
  name: 'refundOrder',
  purpose: 'Decide a refund in part or goodwill',
  method: 'POST',
  path: '/api/desk/orders/:id/refunds',
  access: 'bookMoney',
  params: orderId,
  body: entity({
    kind: field('kind', word(['refund', 'goodwill'])),
    /** With VAT. */
    amount: field('amount', money),
    /** Only of what is charged at this VAT rate. */
    percent: optionalField('percent', wholeNumber(0, 100)),
    /** As the credit note states it. */
    reason: field('reason', text(1, 500)),
    version: field('version', version),
  }),
  answer: listOf(rateSums, MOST_RATES),
  refusals: [
    missing,
    changed,
    notFresh,
    own,
    { codes: ['refund-amount'], when: 'the amount is not in pounds and pence, above nothing' },
    { codes: ['refund-above-paid'], when: 'it is more than can still be given back' },
    { codes: ['refund-not-invoiced'], when: 'the order is not paid, or has no invoice' },
    { codes: ['refund-too-early'], when: 'prescriptions may still change the amount' },
  ],
});

/** Notes that what is due of an order was paid out; writes the credit note and mails the buyer. */
export const payOutRefunds = defineDeskCall({
  name: 'payOutRefunds',
  purpose: 'Note that the due refunds of an order were paid out',
  method: 'POST',
  path: '/api/desk/orders/:id/refunds/paid',
  access: 'bookMoney',
  params: orderId,
  body: entity({
    /** The reference of the transfer or card refund. */
    reference: field('reference', text(1, 200)),
    version: field('version', version),
  }),
  answer: nothing,
  refusals: [
    missing,
    changed,
    notFresh,
    own,
    { codes: ['refund-not-due'], when: 'nothing of the order is to be given back' },
  ],
});

const invoiceKinds = ['Invoice', 'Credit note'] as const;
const monthSum = entity({
  count: field('count', count),
  net: field('net', money),
  vat: field('vat', money),
  amount: field('amount', money),
});

/** An invoice or credit note in the list of a month. */
export const invoiceOfMonth = entity({
  id: field('id', recordId),
  kind: field('kind', word(invoiceKinds)),
  number: field('number', text(1, 30)),
  issuedAt: field('issuedAt', instant),
  orderId: field('orderId', recordId),
  orderNumber: field('orderNumber', orderNumber),
  customer: field('customer', text(0, 500)),
  net: field('net', money),
  vat: field('vat', money),
  amount: field('amount', money),
});

export type InvoiceOfMonth = Words<typeof invoiceOfMonth>;

/** Lists the invoices and credit notes of a month, newest first, with the sums of the month. */
export const listInvoicesOfMonth = defineDeskCall({
  name: 'listInvoicesOfMonth',
  purpose: 'Invoices and credit notes of a month, filtered and sorted',
  method: 'POST',
  path: '/api/desk/invoices/list',
  access: 'seeMoney',
  body: moneyPageRequest,
  answer: entity({
    invoices: field('invoices', monthSum),
    creditNotes: field('creditNotes', monthSum),
    ...moneyPageFields(invoiceOfMonth),
  }),
  refusals: [invalid],
});

/** Answers a list of the job Money as CSV, and records who exported how much of it and why. */
export const exportMoneyList = defineDeskCall({
  name: 'exportMoneyList',
  purpose: 'A list of money as CSV; recorded with the reason',
  method: 'POST',
  path: '/api/desk/money/export',
  access: 'exportLists',
  body: entity({
    list: field('list', word(moneyListNames)),
    request: field('request', moneyPageRequest),
    reason: field('reason', typedReason),
  }),
  answer: fileContents,
  answerType: 'text/csv; charset=utf-8',
  refusals: [
    invalid,
    unexplained,
    notFresh,
    { codes: ['export-too-long'], when: 'the filter matches more than 10,000 rows' },
  ],
});

/**
 * Answers a month for the accountant: a line for each VAT rate of each invoice and credit note. Recorded with the reason.
 */
export const exportInvoicesOfMonth = defineDeskCall({
  name: 'exportInvoicesOfMonth',
  purpose: 'Invoices and credit notes of a month as CSV; recorded with the reason',
  method: 'POST',
  path: '/api/desk/invoices/export',
  access: 'exportLists',
  body: entity({
    month: field('month', month),
    reason: field('reason', typedReason),
  }),
  answer: fileContents,
  answerType: 'text/csv; charset=utf-8',
  refusals: [unexplained, notFresh],
});
