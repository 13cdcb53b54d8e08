import { MILLS_PER_POUND, type Mills, roundToPenny } from './mills.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
// Marked pure, so that the bundles of the storefront leave it out: only invoices need it.
const exactPounds = /* @__PURE__ */ new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** Formats mills as pounds with two decimals, '£1,234.50' (spec 1.7, reading R4). */
export function formatMoney(amount: Mills): string {
  return pounds.format(roundToPenny(amount) / MILLS_PER_POUND);
}

/**
 * Formats mills exactly, '£1.005', and whole pennies with two decimals. For rows that must add up exactly (reading R4).
 */
export function formatExactMoney(amount: Mills): string {
  return exactPounds.format(amount / MILLS_PER_POUND);
}
