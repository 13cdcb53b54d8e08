import type { Order } from './order.ts';

/** The inputs that decide the state of an order. */
export interface OrderStanding {
  /** The previous state. */
  readonly state: Order['state'];
  readonly paymentStatus: Order['paymentStatus'];
  /** Whether every pack on prescription is on a verified and signed prescription. True without prescription lines. */
  readonly isSigned: boolean;
}

/**
 * Returns the state of an order (reading R10): it awaits payment, then prescriptions, and is processed once it is paid
 * and every prescription is signed. From Processing on, only staff change the state.
 */
export function orderStateOf({ state, paymentStatus, isSigned }: OrderStanding): Order['state'] {
  const isWaiting = state === 'Awaiting payment' || state === 'Awaiting prescription';
  if (!isWaiting) return state;
  if (paymentStatus !== 'Paid') return 'Awaiting payment';
  return isSigned ? 'Processing' : 'Awaiting prescription';
}
