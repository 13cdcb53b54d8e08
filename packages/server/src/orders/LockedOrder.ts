import type { Order } from '@formulary/rules/orders/order';

/** An order locked until the transaction ends. */
export interface LockedOrder extends Pick<
  Order,
  'id' | 'number' | 'state' | 'paymentStatus' | 'paymentMode' | 'amount' | 'partPaid' | 'heldUntil'
> {
  readonly userId: number;
}
