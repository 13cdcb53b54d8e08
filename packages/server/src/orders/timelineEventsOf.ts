import type { TimelineEvent } from '@formulary/rules/prescriptions/timelineTexts';
import type { MoveCause } from './OrderMove.ts';

const actions: Readonly<Record<string, TimelineEvent>> = {
  'order-placed': 'order-placed',
  'order-imported': 'order-placed',
  'order-changed': 'order-changed',
  'manual-item-priced': 'item-priced',
  'payment-part': 'payment-part',
  'payment-refunded': 'payment-refunded',
};

const moves: Readonly<Record<MoveCause, readonly TimelineEvent[]>> = {
  paid: ['order-paid'],
  declined: ['payment-declined'],
  'payment-cancelled': ['payment-cancelled'],
  signed: [],
  expired: ['order-expired'],
  cancelled: ['order-cancelled'],
  refunded: ['payment-refunded'],
  dispatched: ['order-dispatched'],
  delivered: ['order-delivered'],
  repriced: ['order-changed'],
};

/** An order is packed from the move on that leaves nothing to wait for. */
const READIES: readonly MoveCause[] = ['paid', 'signed'];

/** What its buyer is told of a record of an order; nothing of what is staff's own business. */
export function timelineEventsOf(
  action: string,
  { cause, state }: { readonly cause?: MoveCause; readonly state?: string },
): readonly TimelineEvent[] {
  if (action !== 'order-moved' || cause === undefined) {
    const event = actions[action];
    return event === undefined ? [] : [event];
  }
  const isReady = READIES.includes(cause) && state === 'Processing';
  return [...moves[cause], ...(isReady ? (['order-processing'] as const) : [])];
}
