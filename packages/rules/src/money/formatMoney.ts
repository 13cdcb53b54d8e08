import { MILLS_PER_POUND, type Mills } from './mills.ts';
import { roundToPenny } from './roundToPenny.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });

/** Formats mills as pounds with two decimals, '£1,234.50' (spec 1.7, reading R4). */
export function formatMoney(amount: Mills): string {
  return pounds.format(roundToPenny(amount) / MILLS_PER_POUND);
}
