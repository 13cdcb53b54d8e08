import type { TimelineEvent } from '@formulary/rules/prescriptions/eventTexts';
import type { PrescriptionEventKind } from '@formulary/rules/prescriptions/eventTexts';
import { type AdvanceCause, orderStates } from '@formulary/rules/orders/orderStates';
import { type MoveCause, orderAdvances } from '../moveOrder.queries.ts';

const actions: Readonly<Record<string, TimelineEvent>> = {
  'order-placed': 'order-placed',
  'order-imported': 'order-placed',
  'order-changed': 'order-changed',
  'manual-item-priced': 'item-priced',
  'payment-part': 'payment-part',
  'payment-refunded': 'payment-refunded',
  'payment-undone': 'payment-undone',
  'order-lines-corrected': 'order-corrected',
  'order-address-corrected': 'address-corrected',
};

const moves: Readonly<Record<Exclude<MoveCause, AdvanceCause>, readonly TimelineEvent[]>> = {
  paid: ['order-paid'],
  declined: ['payment-declined'],
  'payment-cancelled': ['payment-cancelled'],
  // The booking that was undone says it.
  'payment-undone': [],
  signed: [],
  expired: ['order-expired'],
  cancelled: ['order-cancelled'],
  refunded: ['payment-refunded'],
  repriced: ['order-changed'],
  'rest-cancelled': ['order-dispatched'],
  'prescription-voided': [],
};

/** The causes that may leave an order ready to be packed. */
const READY_CAUSES: readonly MoveCause[] = ['paid', 'signed'];

/** Returns the timeline events that the buyer sees for an audit record; internal actions of staff are left out. */
export function timelineEventsOf(
  action: string,
  {
    cause,
    state,
    left,
  }: { readonly cause?: MoveCause; readonly state?: string; readonly left?: number },
): readonly TimelineEvent[] {
  // The last parcel is the dispatch of the order.
  if (action === 'parcel-sent') return left === 0 ? [] : ['parcel-sent'];
  if (action !== 'order-moved' || cause === undefined) {
    const event = actions[action];
    return event === undefined ? [] : [event];
  }
  const advance = orderAdvances.find((each) => each.cause === cause);
  if (advance) return Object.keys(orderStates[advance.to].timeline) as TimelineEvent[];
  const isReady = READY_CAUSES.includes(cause) && state === 'Processing';
  const events = moves[cause as keyof typeof moves];
  return [...events, ...(isReady ? (['order-processing'] as const) : [])];
}

/** Timeline events that the buyer sees for each event of a prescription; internal document handling is left out. */
export const prescriptionTimelineEvents: Readonly<
  Record<PrescriptionEventKind, TimelineEvent | undefined>
> = {
  ordered: 'prescription-requested',
  verified: 'prescription-verified',
  rejected: 'prescription-rejected',
  corrected: 'prescription-corrected',
  'given-up': 'prescription-given-up',
  signed: 'prescription-signed',
  'confirmation-sent': undefined,
  confirmed: 'prescription-confirmed',
  lapsed: 'prescription-lapsed',
  'pdf-sealed': undefined,
  'original-received': 'prescription-original-received',
  voided: 'prescription-voided',
  'handed-over': 'prescription-handed-over',
};
