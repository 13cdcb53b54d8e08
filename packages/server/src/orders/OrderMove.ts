import type { Order } from '@formulary/rules/orders/order';

/** Why an order moved on, as it is recorded. */
export type MoveCause =
  /** By the card provider or, of a transfer, by staff. */
  | 'paid'
  | 'declined'
  | 'payment-cancelled'
  | 'signed'
  /** The time to be paid is over. */
  | 'expired'
  /** By staff. */
  | 'cancelled'
  | 'refunded'
  | 'dispatched'
  | 'delivered'
  | 'repriced';

/** Where an order goes to, and why. */
export interface OrderMove {
  readonly cause: MoveCause;
  readonly state: Order['state'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly at: Date;
  readonly actorId?: number;
  /** Ids, amounts and what staff noted; no personal data of buyers. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
}
