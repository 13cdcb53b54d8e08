import type { Order } from '@formulary/rules/orders/order';
import type { Trx } from '../platform/database/Trx.ts';
import type { LockedOrder } from './LockedOrder.ts';
import { moveOrder, releaseStock } from './moveOrder.queries.ts';
import type { OrderMove } from './OrderMove.ts';

/** The reason for a cancellation and the new payment status. */
export interface Cancellation extends Pick<OrderMove, 'at' | 'detail'> {
  readonly cause: 'expired' | 'cancelled';
  readonly paymentStatus: Order['paymentStatus'];
}

/** Cancels a locked order and returns its stock exactly once (reading R14). Returns the number of the audit record. */
export async function cancelOrder(
  trx: Trx,
  order: LockedOrder,
  cancellation: Cancellation,
): Promise<number> {
  if (order.state === 'Cancelled') throw new Error(`Order ${order.id} is cancelled already`);
  await releaseStock(trx, order.id, cancellation.at);
  return moveOrder(trx, order, { ...cancellation, state: 'Cancelled' });
}
