import { deliveryFields, postalFields } from '../addresses/addressFields.ts';
import { hazardNames } from '../catalogue/productHazards.ts';
import { contactFields } from '../customers/contactFields.ts';
import { storedAddress } from '../addresses/addressOnWire.ts';
import { invoiceKind } from '../orders/orderInvoice.ts';
import { deskPaymentMode, listedOrder } from '../orders/orderList.ts';
import { courierNames } from '../orders/orderParcel.ts';
import { documentVerdict } from '../prescriptions/checking/checkedPrescription.ts';
import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import {
  day,
  flag,
  instant,
  money,
  orNull,
  recordId,
  text,
  wholeNumber,
  word,
} from '../wire/scalars.ts';

const quantity = wholeNumber(0, 9999);

/** A line of an order at the desk. */
export const deskOrderLine = entity({
  id: field('id', recordId),
  /** Missing for an item by hand. */
  productId: field('productId', orNull(recordId)),
  name: field('name', text(1, 300)),
  isPrescription: field('isPrescription', flag),
  isColdChain: field('isColdChain', flag),
  /** What whoever packs it has to know. */
  hazards: field('hazards', listOf(word(hazardNames), hazardNames.length)),
  quantity: field('quantity', quantity),
  /** Packs that have left in parcels. */
  sent: field('sent', quantity),
  /** Packs on a signed prescription that are not supplied any more. */
  withdrawn: field('withdrawn', quantity),
  unitPrice: field('unitPrice', money),
  vatPercent: field('vatPercent', wholeNumber(0, 100)),
  subtotal: field('subtotal', money),
  vat: field('vat', money),
  total: field('total', money),
  /** Set on an item by hand that staff have not priced yet. */
  awaitsPrice: field('awaitsPrice', flag),
});

/** An attempt to pay an order. */
const deskPayment = entity({
  id: field('id', recordId),
  mode: field('mode', deskPaymentMode),
  reference: field('reference', text(1, 100)),
  outcome: field('outcome', word(['paid', 'declined', 'cancelled'])),
  effect: field('effect', word(['counts', 'ignored', 'surplus', 'part'])),
  /** Below 0 where it undoes the booking of another. */
  amount: field('amount', money),
  at: field('at', instant),
  /** The bank statement whose line it is. */
  statementId: field('statementId', orNull(recordId)),
  refundDueAt: field('refundDueAt', orNull(instant)),
  refundedAt: field('refundedAt', orNull(instant)),
  refundNote: field('refundNote', orNull(text(1, 1000))),
});

/** Money of a paid order that became cheaper. */
const deskCredit = entity({
  id: field('id', recordId),
  amount: field('amount', money),
  dueAt: field('dueAt', instant),
  refundedAt: field('refundedAt', orNull(instant)),
  refundNote: field('refundNote', orNull(text(1, 1000))),
});

/** A prescription of an order, verified when the order was read. */
const deskOrderPrescription = entity({
  id: field('id', recordId),
  status: field('status', text(1, 40)),
  verdict: field('verdict', documentVerdict),
  prescribedOn: field('prescribedOn', day),
  prescriber: field('prescriber', text(1, 300)),
  /** Rejected, then corrected or given up: nothing is supplied against it. */
  isSetAside: field('isSetAside', flag),
  /** Why nothing may be supplied against it. */
  fault: field('fault', orNull(text(1, 2000))),
});

const deskDocument = entity({
  id: field('id', recordId),
  kind: field('kind', invoiceKind),
  number: field('number', text(1, 40)),
  issuedAt: field('issuedAt', instant),
  amount: field('amount', money),
});

const deskFlag = entity({
  kind: field('kind', word(['orders-to-postcode', 'patients-of-postcode'])),
  postcode: field('postcode', text(1, 100)),
  count: field('count', wholeNumber(1, 1_000_000)),
  flaggedAt: field('flaggedAt', instant),
  clearedAt: field('clearedAt', orNull(instant)),
  clearedBy: field('clearedBy', orNull(text(1, 100))),
  note: field('note', orNull(text(1, 1000))),
});

/** A parcel that has left. */
const deskParcel = entity({
  id: field('id', recordId),
  number: field('number', wholeNumber(1, 9999)),
  courier: field('courier', word(courierNames)),
  tracking: field('tracking', orNull(text(1, 40))),
  sentAt: field('sentAt', instant),
  lines: field(
    'lines',
    listOf(
      entity({
        lineId: field('lineId', recordId),
        name: field('name', text(1, 300)),
        quantity: field('quantity', wholeNumber(1, 9999)),
      }),
      500,
    ),
  ),
});

/** Who bought it. */
const deskBuyer = entity({
  id: field('id', recordId),
  name: field('name', text(1, 300)),
  ...contactFields,
});

/** The delivery address, in code and on the desk's wire. */
const deskAddress = entity(storedAddress('', deliveryFields));

const blocker = entity({
  code: field(
    'code',
    word(['sent', 'cancelled', 'price', 'payment', 'signature', 'hold', 'date', 'prescription']),
  ),
  sentence: field('sentence', text(1, 2000)),
});

/** Everything that the desk shows of an order, but for its timeline. */
export const deskOrder = entity({
  order: field('order', listedOrder),
  /** Sent back with every change; see `requireUnchanged` of the server. */
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  lines: field('lines', listOf(deskOrderLine, 1000)),
  deliveryFee: field('deliveryFee', money),
  /** What has arrived and was not given back. */
  received: field('received', money),
  /** What the buyer still has to pay; 0 unless payment is awaited. */
  due: field('due', money),
  payments: field('payments', listOf(deskPayment, 1000)),
  credits: field('credits', listOf(deskCredit, 1000)),
  prescriptions: field('prescriptions', listOf(deskOrderPrescription, 1000)),
  documents: field('documents', listOf(deskDocument, 1000)),
  buyer: field('buyer', deskBuyer),
  /** Missing if the order is collected. */
  shipping: field('shipping', orNull(deskAddress)),
  billing: field(
    'billing',
    entity({ name: field('name', text(1, 201)), ...storedAddress('', postalFields) }),
  ),
  note: field('note', orNull(text(1, 1000))),
  flags: field('flags', listOf(deskFlag, 1000)),
  parcels: field('parcels', listOf(deskParcel, 1000)),
  /** What keeps it from leaving; empty if parcels may leave. */
  blockers: field('blockers', listOf(blocker, 1000)),
});

export type DeskOrder = Words<typeof deskOrder>;
export type DeskOrderLine = Words<typeof deskOrderLine>;
