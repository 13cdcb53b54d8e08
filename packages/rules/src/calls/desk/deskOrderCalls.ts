import { deliveryFields } from '../../addresses/addressFields.ts';
import { optionalAddress } from '../../addresses/addressOnWire.ts';
import { deskOrder } from '../../dispatch/deskOrder.ts';
import { orderFilter, orderSorts } from '../../orders/orderList.ts';
import { courierNames } from '../../orders/orderParcel.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, recordId, text, wholeNumber, word } from '../../wire/scalars.ts';
import { fileContents, nothing } from '../answers.ts';
import type { CallRefusal } from '../call.ts';
import { defineDeskCall } from './deskCall.ts';
import { sentDaysRefused } from './deskOrderListCall.ts';
import { idInPath, invalid, notFresh, unexplained, version } from './deskRecord.ts';
import { deskEvent } from './deskEvent.ts';

/** The most orders that one export takes. */
export const MOST_EXPORTED_ORDERS = 10_000;

const reason = text(0, 2000);

const missing: CallRefusal = { codes: ['not-found'], when: 'there is no such order' };
const changed: CallRefusal = {
  codes: ['record-changed'],
  when: 'somebody changed the order since the version that was shown',
};

/** Answers the orders of a filter as CSV, and records who exported how many of them and why. */
export const exportDeskOrders = defineDeskCall({
  name: 'exportDeskOrders',
  purpose: 'The orders of a filter as CSV; recorded with the reason',
  method: 'POST',
  path: '/api/desk/orders/export',
  access: 'exportLists',
  body: entity({
    filter: field('filter', orderFilter),
    sort: optionalField('sort', word(orderSorts)),
    isDescending: optionalField('isDescending', flag),
    reason: field('reason', reason),
  }),
  answer: fileContents,
  answerType: 'text/csv; charset=utf-8',
  refusals: [
    invalid,
    unexplained,
    notFresh,
    { codes: ['export-too-long'], when: 'the filter matches more than 10,000 orders' },
    sentDaysRefused,
  ],
});

export const getDeskOrder = defineDeskCall({
  name: 'getDeskOrder',
  purpose: 'An order with lines, money, prescriptions verified just now, documents, parcels',
  method: 'GET',
  path: '/api/desk/orders/:id',
  access: 'seeOrders',
  params: idInPath,
  answer: deskOrder,
  refusals: [missing],
});

export const getDeskOrderTimeline = defineDeskCall({
  name: 'getDeskOrderTimeline',
  purpose: 'What happened to an order and its prescriptions, oldest first',
  method: 'GET',
  path: '/api/desk/orders/:id/timeline',
  access: 'seeOrders',
  params: idInPath,
  answer: listOf(deskEvent, 2000),
  refusals: [missing],
});

export const getDeskInvoicePdf = defineDeskCall({
  name: 'getDeskInvoicePdf',
  purpose: 'The PDF of an invoice or credit note',
  method: 'GET',
  path: '/api/desk/invoices/:id/pdf',
  access: 'seeOrders',
  params: idInPath,
  answer: fileContents,
  answerType: 'application/pdf',
  refusals: [{ codes: ['invoice-missing'], when: 'there is no such invoice' }],
});

/** Answers the sealed PDF of a prescription; the look is recorded. */
export const getDeskPrescriptionPdf = defineDeskCall({
  name: 'getDeskPrescriptionPdf',
  purpose: 'The sealed PDF of a prescription; recorded',
  method: 'GET',
  path: '/api/desk/prescriptions/:id/pdf',
  access: 'seeOrders',
  params: idInPath,
  answer: fileContents,
  answerType: 'application/pdf',
  refusals: [{ codes: ['prescription-missing'], when: 'there is no sealed PDF of it' }],
});

/** Holds an order back: nothing of it leaves until it is released. */
export const holdDeskOrder = defineDeskCall({
  name: 'holdDeskOrder',
  purpose: 'Hold an order back, with a reason',
  method: 'POST',
  path: '/api/desk/orders/:id/hold',
  access: 'holdOrders',
  params: idInPath,
  body: entity({ version, reason: field('reason', reason) }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    unexplained,
    {
      codes: ['order-hold-refused'],
      when: 'it is on hold, or everything has left or is cancelled',
    },
  ],
});

export const releaseDeskOrder = defineDeskCall({
  name: 'releaseDeskOrder',
  purpose: 'Release an order that is on hold, with what was found',
  method: 'POST',
  path: '/api/desk/orders/:id/release',
  access: 'holdOrders',
  params: idInPath,
  body: entity({ version, reason: field('reason', reason) }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    unexplained,
    { codes: ['order-not-on-hold'], when: 'it is not on hold' },
  ],
});

/** Sends packs of an order, or all that is left. An `Idempotency-Key` header, made once for a dialog, is required. */
export const sendDeskParcel = defineDeskCall({
  name: 'sendDeskParcel',
  purpose: 'Send packs of an order as a parcel; what is left stays a back order',
  method: 'POST',
  path: '/api/desk/orders/:id/parcels',
  access: 'dispatchOrders',
  params: idInPath,
  body: entity({
    version,
    courier: field('courier', word(courierNames)),
    tracking: field('tracking', text(0, 100)),
    lines: field(
      'lines',
      listOf(
        entity({
          lineId: field('lineId', recordId),
          quantity: field('quantity', wholeNumber(1, 9999)),
        }),
        1000,
      ),
    ),
  }),
  takesIdempotencyKey: true,
  answer: nothing,
  refusals: [
    {
      codes: ['invalid-request', 'tracking-invalid', 'parcel-empty', 'parcel-line-twice'],
      when: 'the body or its key is not valid, a courier’s tracking number is missing or none, or the parcel is empty or names a line twice',
    },
    {
      codes: ['not-found', 'parcel-line-unknown'],
      when: 'there is no such order, or no such line',
    },
    changed,
    {
      codes: ['dispatch-refused', 'parcel-too-many', 'key-reused'],
      when: 'something keeps the order from leaving, fewer packs are left of a line, or the key was used for another parcel',
    },
  ],
});

export const deliverDeskOrder = defineDeskCall({
  name: 'deliverDeskOrder',
  purpose: 'Mark a dispatched order as delivered',
  method: 'POST',
  path: '/api/desk/orders/:id/deliver',
  access: 'dispatchOrders',
  params: idInPath,
  body: entity({ version }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    { codes: ['order-move-refused'], when: 'it is not dispatched' },
  ],
});

/** Cancels an order, or what has not been sent of it. */
export const cancelDeskOrder = defineDeskCall({
  name: 'cancelDeskOrder',
  purpose: 'Cancel an order, or what has not been sent of it',
  method: 'POST',
  path: '/api/desk/orders/:id/cancel',
  access: 'cancelOrders',
  params: idInPath,
  body: entity({
    version,
    reason: field('reason', reason),
    /** How the payment was given back; asked for when one has arrived. */
    refundNote: optionalField('refundNote', reason),
  }),
  answer: nothing,
  refusals: [
    {
      codes: ['invalid-request', 'reason-required', 'text-too-long', 'refund-note-required'],
      when: 'the body is not valid, a reason is missing or too long, or a payment has arrived and nothing says how it was given back',
    },
    missing,
    {
      codes: ['record-changed', 'order-move-refused', 'refund-not-due', 'prescription-line-fixed'],
      when: 'it was changed, dispatched or cancelled meanwhile, no payment is to be given back, or unsent packs are on prescription',
    },
  ],
});

export const correctDeskAddress = defineDeskCall({
  name: 'correctDeskAddress',
  purpose: 'Correct the delivery address before the first parcel',
  method: 'PUT',
  path: '/api/desk/orders/:id/address',
  access: 'correctOrders',
  params: idInPath,
  body: entity({
    version,
    reason: field('reason', reason),
    address: field('address', entity(optionalAddress('', deliveryFields))),
  }),
  answer: nothing,
  refusals: [
    {
      codes: [
        'invalid-request',
        'reason-required',
        'text-too-long',
        'shipping-required',
        'place-not-served',
        'saturday-cold-chain',
        'cold-chain-delivery',
      ],
      when: 'the body is not valid, a reason is missing or too long, the address is not complete, the place is not served, or its goods cannot go there',
    },
    missing,
    {
      codes: ['record-changed', 'order-address-fixed', 'order-collected'],
      when: 'it was changed meanwhile, a parcel has left or it is cancelled, or it is collected',
    },
  ],
});

export const correctDeskLines = defineDeskCall({
  name: 'correctDeskLines',
  purpose: 'Lower the packs of lines before they are sent, or remove lines',
  method: 'PUT',
  path: '/api/desk/orders/:id/lines',
  access: 'correctOrders',
  params: idInPath,
  body: entity({
    version,
    reason: field('reason', reason),
    lines: field(
      'lines',
      listOf(
        entity({
          lineId: field('lineId', recordId),
          quantity: field('quantity', wholeNumber(0, 9999)),
        }),
        1000,
      ),
    ),
  }),
  answer: nothing,
  refusals: [
    {
      codes: ['invalid-request', 'reason-required', 'text-too-long', 'order-lines-same'],
      when: 'the body is not valid, a reason is missing or too long, or nothing changes',
    },
    {
      codes: ['not-found', 'parcel-line-unknown'],
      when: 'there is no such order, or no such line',
    },
    {
      codes: [
        'record-changed',
        'order-lines-fixed',
        'prescription-line-fixed',
        'order-line-raised',
        'order-line-sent',
        'order-needs-line',
        'order-being-paid',
        'order-paid-total',
        'refund-above-paid',
      ],
      when: 'it was changed, dispatched or cancelled meanwhile, a line is on prescription, would grow or has been sent, none would be left, a card payment may be under way, or the paid order would cost more',
    },
  ],
});

export const unflagDeskOrder = defineDeskCall({
  name: 'unflagDeskOrder',
  purpose: 'Clear the flags of an order, with what was found',
  method: 'POST',
  path: '/api/desk/orders/:id/unflag',
  access: 'holdOrders',
  params: idInPath,
  body: entity({ version, reason: field('reason', reason) }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    unexplained,
    { codes: ['order-not-flagged'], when: 'no flag is open' },
  ],
});
