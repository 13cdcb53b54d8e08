import type { Order } from './order.ts';

/** Whether an order holds products that a cart can hold: what was written by hand is prescribed anew (spec 4.8). */
export function canBuyAgain({
  hasManualPrescription,
}: Pick<Order, 'hasManualPrescription'>): boolean {
  return !hasManualPrescription;
}
