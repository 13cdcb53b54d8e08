import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Mills } from '@formulary/rules/money/mills';
import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order, OrderBilling } from '@formulary/rules/orders/order';

/** An order that has passed every rule and is only to be written down. */
export interface OrderDraft {
  readonly userId: number;
  readonly cartVersion: number;
  readonly placedAt: Date;
  readonly lines: readonly CartLine[];
  /** What the buyer pays, to the penny. */
  readonly amount: Mills;
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
