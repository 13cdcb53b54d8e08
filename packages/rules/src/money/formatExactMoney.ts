import { MILLS_PER_POUND, type Mills } from './mills.ts';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** Writes mills to the mill, '£1.005', and whole pennies with two decimals: where rows have to add up exactly (reading R4). */
export function formatExactMoney(amount: Mills): string {
  return pounds.format(amount / MILLS_PER_POUND);
}
