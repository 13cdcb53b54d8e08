import { isPrescriptionInDate } from '../dates/prescriptionDates.ts';
import type { Day } from '../dates/day.ts';
import type { OrderState } from '../orders/orderStates.ts';
import type { PaymentStatus } from '../orders/paymentStatuses.ts';
import { dispenseSentences } from '../problems/orderSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';

/** What decides whether anything of an order may leave the pharmacy. */
export interface DispatchedOrder {
  readonly state: OrderState;
  readonly paymentStatus: PaymentStatus;
  readonly awaitsPrice: boolean;
  /** Why staff hold it back. */
  readonly onHold: string | undefined;
  /** Its prescriptions of which packs are still to leave, with the day each is dated. */
  readonly prescriptions: readonly { readonly id: number; readonly prescribedOn: Day }[];
}

/** Something that keeps an order from leaving, with a sentence for staff. */
export interface Blocker {
  readonly code: 'sent' | 'cancelled' | 'price' | 'payment' | 'signature' | 'hold' | 'date';
  readonly sentence: string;
}

const sentences = {
  sent: 'Everything has been sent',
  cancelled: 'The order is cancelled',
  price: 'An item has no price yet',
  payment: 'The payment has not arrived',
  signature: 'Not every prescription is signed',
  hold: 'On hold: {reason}',
} as const;

/**
 * Returns everything that keeps an order from leaving at a moment; empty if parcels may leave. The one rule for the
 * list, the button and the transaction that sends a parcel, which also verifies every prescription again.
 */
export function whatBlocks(order: DispatchedOrder, now: Date): readonly Blocker[] {
  const { state, onHold } = order;
  const blockers: Blocker[] = [];
  if (state === 'Dispatched' || state === 'Delivered') {
    return [{ code: 'sent', sentence: sentences.sent }];
  }
  if (state === 'Cancelled') return [{ code: 'cancelled', sentence: sentences.cancelled }];
  if (order.awaitsPrice) blockers.push({ code: 'price', sentence: sentences.price });
  if (order.paymentStatus !== 'Paid') {
    blockers.push({ code: 'payment', sentence: sentences.payment });
  }
  if (state === 'Awaiting prescription') {
    blockers.push({ code: 'signature', sentence: sentences.signature });
  }
  if (onHold !== undefined) {
    blockers.push({ code: 'hold', sentence: fillGaps(sentences.hold, { reason: onHold }) });
  }
  for (const { id, prescribedOn } of order.prescriptions) {
    if (isPrescriptionInDate(prescribedOn, now)) continue;
    blockers.push({ code: 'date', sentence: fillGaps(dispenseSentences.outOfDate, { id }) });
  }
  return blockers;
}
