import type { Order } from '@formulary/rules/orders/order';
import { orderSignBy } from '@formulary/rules/prescriptions/orderSignBy';

/** An order with the moment when the first of its unsigned prescriptions lapses, where it has some. */
export function withSignBy(
  order: Order,
  unsignedSince: readonly Date[],
  daysToSign: number,
): Order {
  const signBy = orderSignBy(order, unsignedSince, daysToSign);
  return signBy ? { ...order, signBy } : order;
}
