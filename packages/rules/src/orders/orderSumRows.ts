import { formatMoney } from '../money/formatMoney.ts';
import { amountOrToFollow } from './orderAmount.ts';
import { type SummedOrder, orderSums } from './orderSums.ts';

/** A row of sums under the products of an order. */
export interface OrderSumRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/**
 * Returns the rows of sums under the products of an order: net, VAT by rate, their sum (the specification's 'Sub
 * Total'), delivery with its VAT, and the total. Each derived row is the exact sum of those above, to the penny (spec
 * 2.17, readings R4 and R5). While an item has no price, returns only the delivery and a total to follow.
 */
export function orderSumRows(
  order: SummedOrder & {
    readonly delivery: { readonly details: string };
    readonly awaitsPrice?: boolean | undefined;
  },
): readonly OrderSumRow[] {
  const { net, rates, goods, deliveryFee, amount } = orderSums(order);
  const { details } = order.delivery;
  const delivery = {
    key: 'delivery',
    label: deliveryFee > 0 ? `${details}, including VAT` : details,
    value: formatMoney(deliveryFee),
  };
  const total = {
    key: 'total',
    label: 'Total',
    value: amountOrToFollow(amount, order.awaitsPrice),
  };
  if (order.awaitsPrice) return [delivery, total];
  return [
    { key: 'net', label: 'Net, without VAT', value: formatMoney(net) },
    ...rates.map((rate) => ({
      key: `vat-${rate.percent}`,
      label: `VAT at ${rate.percent}% on ${formatMoney(rate.net)}`,
      value: formatMoney(rate.vat),
    })),
    { key: 'subtotal', label: 'Sub Total', value: formatMoney(goods) },
    delivery,
    total,
  ];
}
