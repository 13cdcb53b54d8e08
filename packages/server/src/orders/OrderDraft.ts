import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order, OrderBilling } from '@formulary/rules/orders/order';
import type { OrderContents } from './OrderContents.ts';

/** An order that has passed every rule and is ready to be written. */
export interface OrderDraft extends OrderContents {
  readonly userId: number;
  readonly placedAt: Date;
  readonly delivery: DeliveryOption;
  /** Undefined for collection (reading R13). */
  readonly shipping: ShippingDetails | undefined;
  /** Billing details at the time of the order. */
  readonly billing: OrderBilling;
  readonly paymentMode: Order['paymentMode'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly state: Order['state'];
  /** When the stock hold ends; undefined when the order awaits no payment. */
  readonly heldUntil: Date | undefined;
  readonly paymentNote: string | undefined;
  readonly note: string | undefined;
}
