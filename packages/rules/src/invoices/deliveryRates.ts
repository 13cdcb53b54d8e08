import { divideHalfUp } from '../money/divideHalfUp.ts';
import { MILLS_PER_PENNY, type Mills } from '../money/mills.ts';
import type { RateSums } from '../orders/orderSums.ts';

/**
 * A delivery fee that includes its VAT (reading R5), taken apart by rate: delivery goes with the goods and is charged at
 * their rate, in proportion to what they cost where there are several. In whole pennies that add up to the fee; a rate
 * that gets none is left out. Goods that cost nothing leave the fee to the highest rate.
 */
export function deliveryRates(goods: readonly RateSums[], fee: Mills): readonly RateSums[] {
  const costs = goods.map(({ net, vat }) => net + vat);
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  const shareUpTo = (end: number): Mills => {
    if (end === 0) return 0;
    if (whole === 0) return fee;
    const cost = costs.slice(0, end).reduce((sum, each) => sum + each, 0);
    // The product of two amounts may be more than a number holds exactly.
    const pennies = (BigInt(fee) * BigInt(cost)) / (BigInt(whole) * BigInt(MILLS_PER_PENNY));
    return Number(pennies) * MILLS_PER_PENNY;
  };
  return goods
    .map(({ percent }, at) => taken(shareUpTo(at + 1) - shareUpTo(at), percent))
    .filter(({ net, vat }) => net + vat > 0);
}

/** A price that includes VAT as net and VAT, the VAT rounded half up to the penny. */
function taken(gross: Mills, percent: number): RateSums {
  const pennies = gross / MILLS_PER_PENNY;
  const vat = divideHalfUp(pennies * percent, 100 + percent) * MILLS_PER_PENNY;
  return { percent, net: gross - vat, vat };
}
