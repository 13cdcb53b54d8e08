import type { Order } from './order.ts';

/** Returns whether an order has products that a cart can hold. Manual items must be prescribed again (spec 4.8). */
export function canBuyAgain({
  hasManualPrescription,
}: Pick<Order, 'hasManualPrescription'>): boolean {
  return !hasManualPrescription;
}
