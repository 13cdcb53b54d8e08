import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
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
import { LONGEST_ORDER_NUMBER, orderState, paymentStatus } from './order.ts';
import type { PendingStep } from './orderStates.ts';

/** Rows of a page of the desk's list of orders, unless fewer are asked for. */
export const ORDERS_A_PAGE = 50;

/** A filter of the list is counted up to here; beyond it the list says 'more than'. */
export const MOST_COUNTED_ORDERS = 10_000;

/** What an order waits for. Money that is due back comes first, whatever the state. */
export type OrderWait = PendingStep | 'refund';

/** What orders wait for, in the order of an order's life. */
export const orderWaits = [
  'payment',
  'prescription',
  'packing',
  'delivery',
  'refund',
] as const satisfies readonly OrderWait[];

/** The names of the modes of payment at the desk. */
export const deskPaymentMode = word(['card', 'bankTransfer']);

/** Selects orders of the list; a missing field selects all. */
export const orderFilter = entity({
  state: optionalField('state', orderState),
  waitsFor: optionalField('waitsFor', word(orderWaits)),
  paymentMode: optionalField('paymentMode', deskPaymentMode),
  hasPrescription: optionalField('hasPrescription', flag),
  /** Whether a flag is open. */
  isFlagged: optionalField('isFlagged', flag),
  /** Whether staff hold it back. */
  isOnHold: optionalField('isOnHold', flag),
  /** First and last day on which it was placed, in London. */
  placedFrom: optionalField('placedFrom', day),
  placedTo: optionalField('placedTo', day),
  /** First and last day on which its last parcel left, in London. */
  sentFrom: optionalField('sentFrom', day),
  sentTo: optionalField('sentTo', day),
  /** A number, or a part of the buyer's name, company or email. */
  search: optionalField('search', text(0, 100)),
});

export type OrderFilter = Words<typeof orderFilter>;

/** The sorts of the list. By `heldUntil`, orders that hold no stock come last, by the time they were placed. */
export const orderSorts = ['placedAt', 'amount', 'heldUntil'] as const;

export type OrderSort = (typeof orderSorts)[number];

/** Asks for a page of the list: by default the newest first. */
export const orderPageRequest = entity({
  filter: field('filter', orderFilter),
  sort: optionalField('sort', word(orderSorts)),
  isDescending: optionalField('isDescending', flag),
  /** The `next` of the page before. */
  after: optionalField('after', text(1, 200)),
  /** Instead, the `previous` of the page behind. */
  before: optionalField('before', text(1, 200)),
  limit: optionalField('limit', wholeNumber(1, 100)),
});

export type OrderPageRequest = Words<typeof orderPageRequest>;

/** An order in the desk's list. */
export const listedOrder = entity({
  id: field('id', recordId),
  number: field('number', text(1, LONGEST_ORDER_NUMBER)),
  /** The id of its newest event, which a change of it sends back. */
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  placedAt: field('placedAt', instant),
  state: field('state', orderState),
  /** Missing if nothing is pending. */
  waitsFor: field('waitsFor', orNull(word(orderWaits))),
  buyerId: field('buyerId', recordId),
  buyer: field('buyer', text(1, 300)),
  company: field('company', orNull(text(1, 100))),
  amount: field('amount', money),
  /** Until the pharmacy has priced every manual item, the amount is not final. */
  awaitsPrice: field('awaitsPrice', flag),
  /** Sum of part transfers received before the whole amount. */
  partPaid: field('partPaid', money),
  refundDue: field('refundDue', money),
  paymentMode: field('paymentMode', deskPaymentMode),
  paymentStatus: field('paymentStatus', paymentStatus),
  /** Until when its stock is reserved while it awaits payment. */
  heldUntil: field('heldUntil', orNull(instant)),
  /** Why staff hold it back. */
  onHold: field('onHold', orNull(text(1, 1000))),
  isFlagged: field('isFlagged', flag),
  hasPrescription: field('hasPrescription', flag),
  delivery: field('delivery', text(1, 200)),
  /** Where it goes: town and postcode. Missing if it is collected. */
  place: field('place', orNull(text(1, 200))),
  packs: field('packs', wholeNumber(0, 10_000_000)),
  /** Packs that have left in parcels. */
  packsSent: field('packsSent', wholeNumber(0, 10_000_000)),
});

export type ListedOrder = Words<typeof listedOrder>;

/** A page of the list. */
export const orderPage = entity({
  orders: field('orders', listOf(listedOrder, 100)),
  /** Where the next page begins; missing on the last. */
  next: optionalField('next', text(1, 200)),
  /** Where the page before ends; missing on the first. */
  previous: optionalField('previous', text(1, 200)),
  /** Orders of the filter, counted up to one more than `MOST_COUNTED_ORDERS`. */
  total: field('total', wholeNumber(0, MOST_COUNTED_ORDERS + 1)),
});

export type OrderPage = Words<typeof orderPage>;
