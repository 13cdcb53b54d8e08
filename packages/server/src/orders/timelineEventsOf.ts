import type { TimelineEvent } from '@formulary/rules/prescriptions/eventTexts';
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

/** The causes that may leave an order ready to be packed. */
const READIES: readonly MoveCause[] = ['paid', 'signed'];

/** Returns the timeline events that the buyer sees for an audit record; internal actions of staff are left out. */
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
