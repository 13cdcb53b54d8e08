import type { Order } from './order.ts';

/** What decides where an order stands. */
export interface OrderStanding {
  /** Where it stood before. */
  readonly state: Order['state'];
  readonly paymentStatus: Order['paymentStatus'];
  /** Whether every pack of it on prescription is on a prescription that is verified and signed; true without any. */
  readonly isSigned: boolean;
}

/**
 * Where an order stands (reading R10): it waits for its payment, then for its prescriptions, and is processed once it is
 * paid and every prescription on it is signed. What is processed, dispatched, delivered or cancelled waits for neither any
 * more: from there it moves on by staff.
 */
export function orderStateOf({ state, paymentStatus, isSigned }: OrderStanding): Order['state'] {
  const isWaiting = state === 'Awaiting payment' || state === 'Awaiting prescription';
  if (!isWaiting) return state;
  if (paymentStatus !== 'Paid') return 'Awaiting payment';
  return isSigned ? 'Processing' : 'Awaiting prescription';
}
