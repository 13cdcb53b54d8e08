import { formatMoney } from '../money/formatMoney.ts';
import { type SummedOrder, orderSums } from './orderSums.ts';

/** A line under the products of an order: what it is called and what it comes to. */
export interface OrderSumRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/**
 * What stands under the products of an order, wherever that is: net, VAT by rate, both together (the specification's 'Sub
 * Total'), delivery with its VAT, and the total. Each row that follows from those above is their sum to the penny
 * (spec 2.17, readings R4 and R5).
 */
export function orderSumRows(
  order: SummedOrder & { readonly delivery: { readonly details: string } },
): readonly OrderSumRow[] {
  const { net, rates, goods, deliveryFee, amount } = orderSums(order);
  const { details } = order.delivery;
  return [
    { key: 'net', label: 'Net, without VAT', value: formatMoney(net) },
    ...rates.map((rate) => ({
      key: `vat-${rate.percent}`,
      label: `VAT at ${rate.percent}% on ${formatMoney(rate.net)}`,
      value: formatMoney(rate.vat),
    })),
    { key: 'subtotal', label: 'Sub Total', value: formatMoney(goods) },
    {
      key: 'delivery',
      label: deliveryFee > 0 ? `${details}, including VAT` : details,
      value: formatMoney(deliveryFee),
    },
    { key: 'total', label: 'Total', value: formatMoney(amount) },
  ];
}
