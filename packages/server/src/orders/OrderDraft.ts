import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order, OrderBilling } from '@formulary/rules/orders/order';
import type { OrderContents } from './OrderContents.ts';

/** An order that has passed every rule and is only to be written down. */
export interface OrderDraft extends OrderContents {
  readonly userId: number;
  readonly placedAt: Date;
  readonly delivery: DeliveryOption;
  /** None for collection (reading R13). */
  readonly shipping: ShippingDetails | undefined;
  /** As it stands when the order is placed. */
  readonly billing: OrderBilling;
  readonly paymentMode: Order['paymentMode'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly state: Order['state'];
  /** Until when its stock is held for its payment; none when it waits for none. */
  readonly heldUntil: Date | undefined;
  readonly paymentNote: string | undefined;
  readonly note: string | undefined;
}
