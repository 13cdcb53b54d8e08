import { type AdvanceCause, orderStates } from '@formulary/rules/orders/orderStates';
import type { TimelineEvent } from '@formulary/rules/prescriptions/timelineTexts';
import { type MoveCause, orderAdvances } from './OrderMove.ts';

const actions: Readonly<Record<string, TimelineEvent>> = {
  'order-placed': 'order-placed',
  'order-imported': 'order-placed',
  'order-changed': 'order-changed',
  'manual-item-priced': 'item-priced',
  'payment-part': 'payment-part',
  'payment-refunded': 'payment-refunded',
};

const moves: Readonly<Record<Exclude<MoveCause, AdvanceCause>, readonly TimelineEvent[]>> = {
  paid: ['order-paid'],
  declined: ['payment-declined'],
  'payment-cancelled': ['payment-cancelled'],
  signed: [],
  expired: ['order-expired'],
  cancelled: ['order-cancelled'],
  refunded: ['payment-refunded'],
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
  const advance = orderAdvances.find((each) => each.cause === cause);
  if (advance) return Object.keys(orderStates[advance.to].timeline) as TimelineEvent[];
  const isReady = READIES.includes(cause) && state === 'Processing';
  const events = moves[cause as keyof typeof moves];
  return [...events, ...(isReady ? (['order-processing'] as const) : [])];
}
