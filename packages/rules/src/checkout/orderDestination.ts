import { brand } from '../brand/brand.ts';
import { addressLines } from '../accounts/addressLines.ts';
import type { Order } from '../orders/order.ts';
import { needsShipping } from './needsShipping.ts';

/** Where an order's goods are handed over: at the buyer's address, or at the pharmacy. */
export interface OrderDestination {
  readonly label: 'Deliver to' | 'Collect from';
  readonly lines: readonly string[];
}

/** Where an order goes, or where it waits to be collected (spec 9.8, reading R13). */
export function orderDestination(order: Order): OrderDestination {
  if (!needsShipping(order.deliveryOptionId))
    return { label: 'Collect from', lines: brand.address };
  const lines = addressLines({
    name: order.shippingName,
    street: order.shippingStreet,
    city: order.shippingCity,
    county: order.shippingCounty,
    postcode: order.shippingPostcode,
    countryCode: order.shippingCountry,
    phone: order.shippingPhone,
  });
  return { label: 'Deliver to', lines };
}
