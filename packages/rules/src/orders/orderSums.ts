import type { Mills } from '../money/mills.ts';
import { MILLS_PER_PENNY } from '../money/mills.ts';
import { roundToPenny } from '../money/roundToPenny.ts';
import type { OrderLine } from './order.ts';

/** What is charged at one rate of VAT: the net it is charged on, and the VAT. */
export interface RateSums {
  readonly percent: number;
  readonly net: Mills;
  readonly vat: Mills;
}

/** What an order comes to, in whole pennies that add up: net + VAT = goods, goods + delivery = amount. */
export interface OrderSums {
  readonly net: Mills;
  readonly vat: Mills;
  /** The highest rate first; together they are the net and the VAT. */
  readonly rates: readonly RateSums[];
  readonly goods: Mills;
  /** Including its VAT (reading R5). */
  readonly deliveryFee: Mills;
  readonly amount: Mills;
}

/** An order or a cart as far as its sums go. The delivery fee and the amount are whole pennies. */
export interface SummedOrder {
  readonly lines: readonly Pick<OrderLine, 'subtotal' | 'vat' | 'vatPercent' | 'isPrescription'>[];
  readonly deliveryFee: Mills;
  readonly amount: Mills;
}

/**
 * Net, VAT by rate and gross of an order, to the penny. The amount is rounded once and the VAT once (reading R4); the net is
 * what is left, and is given to the rates so that no figure is a whole penny off what it is exactly. A line on prescription
 * is charged at 0 % (spec 9.5).
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

/** The rates with one figure in whole pennies that add up to the total: those that are cut off most get the pennies that are left over. */
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
