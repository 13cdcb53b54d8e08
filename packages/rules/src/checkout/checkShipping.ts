import { checkForm } from '../forms/fieldCheck.ts';
import type { OrderRequest } from '../orders/orderRequest.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { needsShipping } from './needsShipping.ts';
import { type ShippingDetails, type ShippingField, shippingRules } from './shippingRules.ts';

type Order = OrderRequest['order'];

/** Under which names the request of an order has the fields of the shipping form. */
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
 * The address an order goes to, without spaces around its words: none for collection. Refuses with 'shipping-required' and
 * a sentence for each field at fault (reading R13, spec 5.21).
 */
export function checkShipping(order: Order): Result<ShippingDetails | undefined, Refusal> {
  if (!needsShipping(order.deliveryOptionId)) return accept(undefined);
  const details = Object.fromEntries(
    fields.map((field) => [field, order[namesInOrder[field]]?.trim() ?? '']),
  ) as unknown as ShippingDetails;
  const errors = Object.entries(checkForm(shippingRules, details));
  if (errors.length === 0) return accept(details);
  const named = errors.map(([field, text]) => [namesInOrder[field as ShippingField], text]);
  return refuse('shipping-required', Object.fromEntries(named));
}
