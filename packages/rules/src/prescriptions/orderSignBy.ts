import type { Order } from '../orders/order.ts';
import { signBy } from './signBy.ts';

/** When the first of an order's unsigned prescriptions lapses, by when each was made; nothing where none waits, or the order is cancelled. */
export function orderSignBy(
  { state }: Pick<Order, 'state'>,
  unsignedSince: readonly Date[],
  daysToSign: number,
): Date | undefined {
  if (state === 'Cancelled' || unsignedSince.length === 0) return undefined;
  return signBy(new Date(Math.min(...unsignedSince.map(Number))), daysToSign);
}
