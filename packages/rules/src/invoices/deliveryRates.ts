import { divideHalfUp, MILLS_PER_PENNY, type Mills } from '../money/mills.ts';
import type { RateSums } from '../orders/orderSums.ts';

/**
 * Splits a delivery fee that includes its VAT (reading R5) by rate. Delivery is charged at the rates of the goods, in
 * proportion to their cost. The parts are whole pennies and add up to the fee; empty parts are left out. If the goods
 * cost nothing, the highest rate gets the fee.
 */
export function deliveryRates(goods: readonly RateSums[], fee: Mills): readonly RateSums[] {
  const costs = goods.map(({ net, vat }) => net + vat);
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  const shareUpTo = (end: number): Mills => {
    if (end === 0) return 0;
    if (whole === 0) return fee;
    const cost = costs.slice(0, end).reduce((sum, each) => sum + each, 0);
    // BigInt, because the product of two amounts may exceed the exact range of a number.
    const pennies = (BigInt(fee) * BigInt(cost)) / (BigInt(whole) * BigInt(MILLS_PER_PENNY));
    return Number(pennies) * MILLS_PER_PENNY;
  };
  return goods
    .map(({ percent }, at) => taken(shareUpTo(at + 1) - shareUpTo(at), percent))
    .filter(({ net, vat }) => net + vat > 0);
}

/** Splits a price that includes VAT into net and VAT. The VAT is rounded half up to the penny. */
function taken(gross: Mills, percent: number): RateSums {
  const pennies = gross / MILLS_PER_PENNY;
  const vat = divideHalfUp(pennies * percent, 100 + percent) * MILLS_PER_PENNY;
  return { percent, net: gross - vat, vat };
}
