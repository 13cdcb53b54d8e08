import { MILLS_PER_POUND, type Mills } from './mills.ts';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/**
 * Formats mills exactly, '£1.005', and whole pennies with two decimals. For rows that must add up exactly (reading R4).
 */
export function formatExactMoney(amount: Mills): string {
  return pounds.format(amount / MILLS_PER_POUND);
}
