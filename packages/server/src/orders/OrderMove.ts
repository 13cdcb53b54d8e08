import type { Order } from '@formulary/rules/orders/order';
import {
  type AdvanceCause,
  type AdvanceState,
  orderStateNames,
  orderStates,
} from '@formulary/rules/orders/orderStates';

/** Recorded cause of an order's change of state. */
export type MoveCause =
  /** Reported by the card provider, or booked by staff for a transfer. */
  | 'paid'
  | 'declined'
  | 'payment-cancelled'
  | 'signed'
  /** The time to pay has run out. */
  | 'expired'
  /** Cancelled by staff. */
  | 'cancelled'
  | 'refunded'
  | 'repriced'
  | AdvanceCause;

/** The moves of an order by staff: the command, the state and the recorded cause. */
export const orderAdvances = orderStateNames.flatMap((state) => {
  const { advance } = orderStates[state];
  return advance ? [{ ...advance, to: state as AdvanceState }] : [];
});

/** The new state of an order and the cause. */
export interface OrderMove {
  readonly cause: MoveCause;
  readonly state: Order['state'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly at: Date;
  readonly actorId?: number;
  /** Ids, amounts and notes of staff; no personal data of buyers. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}
