import { orderStateOf } from '@formulary/rules/orders/orderStates';
import type { Order } from '@formulary/rules/orders/order';
import type { Trx } from '../platform/database/Trx.ts';
import {
  isOrderSigned,
  type LockedOrder,
  lockOrder,
  moveOrder,
  type OrderMove,
  releaseStock,
} from './moveOrder.queries.ts';

/**
 * Moves an order to the state that its payment and prescriptions imply (reading R10), after one of its prescriptions
 * was signed. Returns the state.
 */
export async function settleOrderState(
  trx: Trx,
  orderId: number,
  now: Date,
): Promise<Order['state']> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}`);
  const { paymentStatus } = order;
  const isSigned = await isOrderSigned(trx, orderId);
  const state = orderStateOf({ state: order.state, paymentStatus, isSigned });
  if (state !== order.state) {
    await moveOrder(trx, order, { cause: 'signed', state, paymentStatus, at: now });
  }
  return state;
}

/** The reason for a cancellation and the new payment status. */
interface Cancellation extends Pick<OrderMove, 'at' | 'detail' | 'staff'> {
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
