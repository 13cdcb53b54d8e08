import type { Order } from '../orders/order.ts';
import { signBy } from './signBy.ts';

/**
 * Returns when the oldest unsigned prescription of an order lapses, from their creation times. Undefined without
 * unsigned prescriptions or for a cancelled order.
 */
export function orderSignBy(
  { state }: Pick<Order, 'state'>,
  unsignedSince: readonly Date[],
  daysToSign: number,
): Date | undefined {
  if (state === 'Cancelled' || unsignedSince.length === 0) return undefined;
  return signBy(new Date(Math.min(...unsignedSince.map(Number))), daysToSign);
}
