import { type Mills, MILLS_PER_PENNY, roundToPenny } from '../money/mills.ts';
import type { OrderLine } from './order.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { amountOrToFollow } from './orderAmount.ts';

/** The net amount at one VAT rate, and its VAT. */
export interface RateSums {
  readonly percent: number;
  readonly net: Mills;
  readonly vat: Mills;
}

/** The sums of an order in whole pennies: net + VAT = goods, goods + delivery = amount. */
export interface OrderSums {
  readonly net: Mills;
  readonly vat: Mills;
  /** The highest rate first. They add up to net and VAT. */
  readonly rates: readonly RateSums[];
  readonly goods: Mills;
  /** Including its VAT (reading R5). */
  readonly deliveryFee: Mills;
  readonly amount: Mills;
}

/** The parts of an order or cart for its sums. Delivery fee and amount are whole pennies. */
export interface SummedOrder {
  readonly lines: readonly Pick<OrderLine, 'subtotal' | 'vat' | 'vatPercent' | 'isPrescription'>[];
  readonly deliveryFee: Mills;
  readonly amount: Mills;
}

/**
 * Returns net, VAT by rate and gross of an order, to the penny. Amount and VAT are rounded once each (reading R4). The
 * net is the remainder, distributed so that each figure is less than a penny from its exact value. A line on
 * prescription has 0 % VAT (spec 9.5).
 */
export function orderSums({ lines, deliveryFee, amount }: SummedOrder): OrderSums {
  const exact = exactRates(lines);
  const goods = amount - deliveryFee;
  const vat = roundToPenny(exact.reduce((sum, rate) => sum + rate.vat, 0));
  const net = goods - vat;
  const rates = shareOut(shareOut(exact, 'net', net), 'vat', vat);
  return { net, vat, rates, goods, deliveryFee, amount };
}

function exactRates(lines: SummedOrder['lines']): readonly RateSums[] {
  const rates = new Map<number, RateSums>();
  for (const { isPrescription, vatPercent, subtotal, vat } of lines) {
    const percent = isPrescription ? 0 : vatPercent;
    const before = rates.get(percent) ?? { percent, net: 0, vat: 0 };
    rates.set(percent, { percent, net: before.net + subtotal, vat: before.vat + vat });
  }
  return [...rates.values()].toSorted((a, b) => b.percent - a.percent);
}

/**
 * Rounds one figure of each rate to whole pennies that add up to the total. Rates with the largest remainders get the
 * leftover pennies.
 */
function shareOut(
  rates: readonly RateSums[],
  figure: 'net' | 'vat',
  total: Mills,
): readonly RateSums[] {
  const cut = (rate: RateSums) => rate[figure] % MILLS_PER_PENNY;
  const whole = rates.reduce((sum, rate) => sum + rate[figure] - cut(rate), 0);
  const left = (total - whole) / MILLS_PER_PENNY;
  const raised = new Set(rates.toSorted((a, b) => cut(b) - cut(a)).slice(0, left));
  return rates.map((rate) => ({
    ...rate,
    [figure]: rate[figure] - cut(rate) + (raised.has(rate) ? MILLS_PER_PENNY : 0),
  }));
}

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
