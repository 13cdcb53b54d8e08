import { brand } from '../brand/brand.ts';
import { addressLines } from '../accounts/addressLines.ts';
import type { Order } from '../orders/order.ts';
import { needsShipping } from './needsShipping.ts';

/** The place where the buyer receives the goods: their address, or the pharmacy. */
export interface OrderDestination {
  readonly label: 'Deliver to' | 'Collect from';
  readonly lines: readonly string[];
}

/** Returns the shipping address of an order, or the pharmacy if it is collected (spec 9.8, reading R13). */
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
