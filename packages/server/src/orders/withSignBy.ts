import type { Order } from '@formulary/rules/orders/order';
import { orderSignBy } from '@formulary/rules/prescriptions/signingDeadline';

/** Adds to an order when the first of its unsigned prescriptions lapses, if it has any. */
export function withSignBy(
  order: Order,
  unsignedSince: readonly Date[],
  daysToSign: number,
): Order {
  const signBy = orderSignBy(order, unsignedSince, daysToSign);
  return signBy ? { ...order, signBy } : order;
}
