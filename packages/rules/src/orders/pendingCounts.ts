import { entity, field } from '../wire/entity.ts';
import { orNull, recordId, wholeNumber } from '../wire/scalars.ts';
import type { Words } from '../wire/codec.ts';

const count = wholeNumber(0, 10_000_000);

/** Orders of one kind that need attention. */
const waitingOrders = entity({
  count: field('orders_count', count),
  /** The id of the order, if it is the only one. */
  onlyId: field('order_pk', orNull(recordId)),
});

/** Counts of a buyer's open prescriptions and orders. */
export const pendingCounts = entity({
  /** Unsigned prescriptions for this prescriber to sign. */
  toSign: field('prescriptions_to_sign', count),
  /** Unsigned prescriptions of this buyer that another prescriber signs. */
  awaitingSignature: field('prescriptions_unsigned', count),
  /** Rejected prescriptions of this buyer's orders, to correct or give up. */
  toCorrect: field('prescriptions_rejected', count),
  /** Unanswered requests of practitioners to this prescriber. */
  toAnswer: field('requests_to_answer', count),
  /** Requests of this buyer that a prescriber has not answered. */
  awaitingAnswer: field('requests_unanswered', count),
  /** Orders awaiting payment. */
  toPay: field('orders_to_pay', waitingOrders),
  /** Dispatched orders that have not arrived. */
  onTheWay: field('orders_dispatched', waitingOrders),
});

export type PendingCounts = Words<typeof pendingCounts>;
