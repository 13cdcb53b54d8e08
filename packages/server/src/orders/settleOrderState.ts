import { orderStateOf } from '@formulary/rules/orders/orderStateOf';
import type { Order } from '@formulary/rules/orders/order';
import type { Trx } from '../platform/database/Trx.ts';
import { isOrderSigned, lockOrder, moveOrder } from './moveOrder.queries.ts';

/**
 * Brings an order to where its payment and its prescriptions put it (reading R10), once a prescription of it was signed;
 * answers where it then stands.
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
