import type { Charge } from '../../invoices/charge.ts';
import { addRates, grossOf, invoiceSums, negativeRates } from '../../invoices/invoiceSums.ts';
import { formatMoney } from '../../money/formatMoney.ts';
import { type Mills, MILLS_PER_PENNY } from '../../money/mills.ts';
import type { RateSums } from '../../orders/orderSums.ts';
import { refuseAtDesk } from '../../problems/refuseAtDesk.ts';
import type { Refusal } from '../../problems/refusal.ts';
import { accept, type Result } from '../../problems/result.ts';

/**
 * Returns what of a charge can still be given back, by VAT rate, the highest first: what is charged less the refunds that
 * were decided and not paid out. Rates of which nothing is left are missing.
 */
export function refundableRates(
  charge: Charge,
  decided: readonly (readonly RateSums[])[],
): readonly RateSums[] {
  const due = decided.map(negativeRates);
  return addRates(invoiceSums(charge).rates, ...due).filter(({ net, vat }) => net + vat > 0);
}

/**
 * Spreads a refund over what can be given back: over each VAT rate in proportion, or over one rate alone. Returns net and
 * VAT by rate in whole pennies, which add up to the amount; giving everything back leaves exactly nothing. Refuses with
 * 'refund-amount' for no amount in whole pennies, and with 'refund-above-paid' for more than is left.
 */
export function spreadRefund(
  left: readonly RateSums[],
  amount: Mills,
  percent?: number,
): Result<readonly RateSums[], Refusal> {
  const rates = left.filter((rate) => percent === undefined || rate.percent === percent);
  const most = grossOf(rates);
  if (!(amount > 0 && amount % MILLS_PER_PENNY === 0)) return refuseAtDesk('refund-amount');
  if (amount > most) return refuseAtDesk('refund-above-paid', { most: formatMoney(most) });
  const shares = rates.map((rate) => ({ rate, ...proportion(amount, grossOf([rate]), most) }));
  const missing = amount - shares.reduce((sum, { pennies }) => sum + pennies, 0);
  const raised = new Set(
    shares.toSorted((a, b) => b.rest - a.rest).slice(0, missing / MILLS_PER_PENNY),
  );
  return accept(
    shares
      .map((share) => {
        const gross = share.pennies + (raised.has(share) ? MILLS_PER_PENNY : 0);
        const { pennies, rest } = proportion(gross, share.rate.vat, grossOf([share.rate]));
        const vat = pennies + (rest >= 1 / 2 ? MILLS_PER_PENNY : 0);
        return { percent: share.rate.percent, net: gross - vat, vat };
      })
      .filter(({ net, vat }) => net + vat > 0),
  );
}

/** A share of an amount in whole pennies, and the fraction of a penny beyond it. */
function proportion(amount: Mills, part: Mills, whole: Mills) {
  // BigInt, because the product of two amounts may exceed the exact range of a number.
  const product = BigInt(amount / MILLS_PER_PENNY) * BigInt(part / MILLS_PER_PENNY);
  const divisor = BigInt(whole / MILLS_PER_PENNY);
  const rest = Number(product % divisor) / Number(divisor);
  return { pennies: Number(product / divisor) * MILLS_PER_PENNY, rest };
}
