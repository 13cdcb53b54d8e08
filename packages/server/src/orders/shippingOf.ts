import { needsShipping } from '@formulary/rules/checkout/checkoutStep';
import {
  type ShippingDetails,
  type ShippingField,
  shippingRules,
} from '@formulary/rules/checkout/shippingRules';
import { type FormErrors, checkForm } from '@formulary/rules/forms/fieldCheck';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import { type Result, accept } from '@formulary/rules/problems/result';

/** The address an order goes to: none for collection, else checked and whole (readings R13, spec 5.21). */
export function shippingOf({
  order,
}: OrderRequest): Result<ShippingDetails | undefined, FormErrors<ShippingField>> {
  if (!needsShipping(order.deliveryOptionId)) return accept(undefined);
  const shipping: ShippingDetails = {
    name: order.shippingName?.trim() ?? '',
    phone: order.shippingPhone?.trim() ?? '',
    street: order.shippingStreet?.trim() ?? '',
    city: order.shippingCity?.trim() ?? '',
    postcode: order.shippingPostcode?.trim() ?? '',
    county: order.shippingCounty?.trim() ?? '',
    countryCode: order.shippingCountry ?? '',
  };
  const errors = checkForm(shippingRules, shipping);
  return Object.keys(errors).length > 0 ? { ok: false, problem: errors } : accept(shipping);
}
