import { brand } from '../brand/brand.ts';
import { addressLines } from '../addresses/addressLines.ts';
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
  return { label: 'Deliver to', lines: addressLines({ ...order.shipping }) };
}
