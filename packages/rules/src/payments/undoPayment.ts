import type { OrderState } from '../orders/orderStates.ts';
import { type PaymentStatus, wasPaid } from '../orders/paymentStatuses.ts';
import { refuseAtDesk } from '../problems/refuseAtDesk.ts';
import type { Refusal } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';

/** A transfer that was booked for an order by mistake, and the order. */
export interface WronglyPaidOrder {
  /** What it did: paid the order, a part of it, or came after it was paid. */
  readonly effect: 'counts' | 'part' | 'surplus';
  readonly state: OrderState;
  readonly paymentStatus: PaymentStatus;
  /** Whether a parcel has left, or the whole order. */
  readonly hasLeft: boolean;
  /** Whether money of the order was given back; of a surplus, whether the transfer was. */
  readonly isGivenBack: boolean;
}

/** What becomes of the order. */
export interface UndonePayment {
  readonly state: OrderState;
  readonly paymentStatus: PaymentStatus;
  /** Whether it was paid, so that its invoice is credited and it waits for its payment again. */
  readonly wasPaid: boolean;
}

/**
 * Decides whether the booking of a transfer can be undone. An order that it paid waits for its payment again; a cancelled
 * one stays cancelled. Refuses with 'booking-sent' once goods have left that the transfer paid, and with 'booking-refunded'
 * once money of the order was given back.
 */
export function undoPayment(order: WronglyPaidOrder): Result<UndonePayment, Refusal> {
  const { effect, state, paymentStatus, hasLeft, isGivenBack } = order;
  if (isGivenBack) return refuseAtDesk('booking-refunded');
  if (effect === 'surplus' || !wasPaid(paymentStatus))
    return accept({ state, paymentStatus, wasPaid: false });
  if (hasLeft) return refuseAtDesk('booking-sent');
  return accept(
    state === 'Cancelled'
      ? { state, paymentStatus: 'Failed', wasPaid: true }
      : { state: 'Awaiting payment', paymentStatus: 'Pending', wasPaid: true },
  );
}
