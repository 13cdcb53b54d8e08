import { type Corruption, corrupt, update } from './corruption.ts';
import {
  aProduct,
  anOrder,
  aDelivery,
  aLine,
  named,
  theProduct,
  theOrder,
  theLine,
} from './targets.ts';

/** Corruptions of amounts and VAT of order lines and orders. */
export const amountCorruptions: readonly Corruption[] = [
  corrupt(
    'I06',
    'another price',
    update(
      'order_lines',
      'subtotal_mills = subtotal_mills - 1000, vat_mills = vat_mills - 200, total_mills = total_mills - 1200',
      aLine,
    ),
    theLine,
    'I08',
  ),
  corrupt(
    'I07',
    'no VAT',
    update('order_lines', 'vat_mills = 0, total_mills = subtotal_mills', aLine),
    theLine,
    'I08',
  ),
  corrupt(
    'I07',
    'a total that is not the sum',
    update('order_lines', 'total_mills = total_mills + 10', aLine),
    theLine,
    'I08',
  ),
  corrupt(
    'I08',
    'a penny more to pay',
    update('orders', 'amount_mills = amount_mills + 10', anOrder),
    theOrder,
    'I40',
  ),
  corrupt(
    'I08',
    'another delivery fee',
    update('orders', 'delivery_fee_mills = 10', anOrder),
    theOrder,
  ),
  corrupt(
    'I09',
    'another price without offers',
    update('order_lines', 'full_price_mills = full_price_mills + 1', aLine),
    theLine,
  ),
  corrupt(
    'I10',
    'a part of a penny to pay',
    update('orders', 'amount_mills = amount_mills + 1', anOrder),
    theOrder,
    'I08',
    'I40',
  ),
  corrupt(
    'I10',
    'a price beyond what is exact',
    update('products', `price_mills = ${2 ** 53}`, aProduct),
    theProduct,
  ),
  corrupt(
    'I10',
    'an amount below 0',
    update('delivery_options', 'fee_mills = -1', '3'),
    named('delivery option', '3'),
  ),
  corrupt(
    'I10',
    'an amount to pay beyond what is exact',
    update('orders', `amount_mills = ${2 ** 53 + 8}`, anOrder),
    theOrder,
    'I08',
    'I40',
  ),
  corrupt(
    'I11',
    'a delivery to nowhere',
    update('orders', 'shipping_street = null', aDelivery),
    named('order', aDelivery),
  ),
  corrupt(
    'I11',
    'a collection with an address',
    update('orders', `shipping_city = 'York'`, anOrder),
    theOrder,
  ),
  corrupt(
    'I12',
    'an offer that was not on',
    update(
      'order_lines',
      `promotions = jsonb_set(promotions, '{0,startsAt}', '"2030-01-01T00:00:00Z"')`,
      aLine,
    ),
    theLine,
  ),
  corrupt(
    'I12',
    'an offer that is none',
    update('order_lines', `promotions = '[null]'`, aLine),
    theLine,
    'I06',
  ),
];
