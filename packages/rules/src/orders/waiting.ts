import { entity, field } from '../wire/entity.ts';
import { orNull, recordId, wholeNumber } from '../wire/scalars.ts';
import type { Words } from '../wire/codec.ts';

const count = wholeNumber(0, 10_000_000);

/** Orders of one kind that wait. */
const waitingOrders = entity({
  count: field('orders_count', count),
  /** The order itself, where there is one alone. */
  onlyId: field('order_pk', orNull(recordId)),
});

/** What waits for a buyer: their prescriptions and orders that are not done. */
export const waiting = entity({
  /** Unsigned prescriptions that a prescriber is asked to sign. */
  toSign: field('prescriptions_to_sign', count),
  /** Unsigned prescriptions that somebody else is to sign for this buyer. */
  awaitingSignature: field('prescriptions_unsigned', count),
  /** Rejected prescriptions of this buyer's orders, to be corrected or given up. */
  toCorrect: field('prescriptions_rejected', count),
  /** Requests of practitioners that this prescriber has not answered. */
  toAnswer: field('requests_to_answer', count),
  /** Orders that wait for their payment. */
  toPay: field('orders_to_pay', waitingOrders),
  /** Orders that have left the pharmacy and have not arrived. */
  onTheWay: field('orders_dispatched', waitingOrders),
});

export type Waiting = Words<typeof waiting>;
