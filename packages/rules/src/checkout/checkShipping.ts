import { deliveryFields, emptyAddress } from '../addresses/addressFields.ts';
import { outsideDeliveryArea } from '../addresses/deliveryArea.ts';
import { checkForm, tidyForm } from '../forms/fieldCheck.ts';
import type { OrderRequest } from '../orders/orderRequest.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { needsShipping } from './needsShipping.ts';
import { type ShippingDetails, shippingRules } from './shippingRules.ts';

type Order = OrderRequest['order'];

/**
 * Returns the tidied shipping address of an order; none for collection. Refuses with 'place-not-served' outside the
 * delivery area, otherwise with 'shipping-required', and with a message for each invalid field (readings R13 and R33,
 * spec 5.21).
 */
export function checkShipping(order: Order): Result<ShippingDetails | undefined, Refusal> {
  if (!needsShipping(order.deliveryOptionId)) return accept(undefined);
  const typed: ShippingDetails = { ...emptyAddress(deliveryFields), ...order.shipping };
  const details = tidyForm(shippingRules, typed);
  const errors = Object.entries(checkForm(shippingRules, details));
  if (errors.length === 0) return accept(details);
  const named = errors.map(([field, text]) => [`shipping.${field}`, text] as const);
  const code = outsideDeliveryArea(details) ? 'place-not-served' : 'shipping-required';
  return refuse(code, Object.fromEntries(named));
}
