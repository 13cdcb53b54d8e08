import { outsideDeliveryArea } from '../addresses/deliveryArea.ts';
import { checkForm, tidyForm } from '../forms/fieldCheck.ts';
import type { OrderRequest } from '../orders/orderRequest.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { needsShipping } from './needsShipping.ts';
import { type ShippingDetails, type ShippingField, shippingRules } from './shippingRules.ts';

type Order = OrderRequest['order'];

/** The names of the shipping form's fields in the order request. */
const namesInOrder = {
  name: 'shippingName',
  phone: 'shippingPhone',
  street: 'shippingStreet',
  city: 'shippingCity',
  postcode: 'shippingPostcode',
  county: 'shippingCounty',
  countryCode: 'shippingCountry',
} as const satisfies Readonly<Record<ShippingField, keyof Order>>;
const fields = Object.keys(namesInOrder) as readonly ShippingField[];

/**
 * Returns the tidied shipping address of an order; none for collection. Refuses with 'place-not-served' outside the
 * delivery area, otherwise with 'shipping-required', and with a message for each invalid field (readings R13 and R33,
 * spec 5.21).
 */
export function checkShipping(order: Order): Result<ShippingDetails | undefined, Refusal> {
  if (!needsShipping(order.deliveryOptionId)) return accept(undefined);
  const typed = Object.fromEntries(
    fields.map((field) => [field, order[namesInOrder[field]] ?? '']),
  );
  const details = tidyForm(shippingRules, typed) as ShippingDetails;
  const errors = Object.entries(checkForm(shippingRules, details));
  if (errors.length === 0) return accept(details);
  const named = errors.map(([field, text]) => [namesInOrder[field as ShippingField], text]);
  const code = outsideDeliveryArea(details) ? 'place-not-served' : 'shipping-required';
  return refuse(code, Object.fromEntries(named));
}
