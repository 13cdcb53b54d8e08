import { MILLS_PER_POUND, type Mills } from '@formulary/rules/money/mills';

const AMOUNT = /^(\d{1,9})\.(\d{2})$/;
const MILLS_PER_PENNY = 10;

/** Formats an amount in pounds with two decimals, as Worldpay does: '148.35'. */
export function poundsOf(amount: Mills): string {
  return (amount / MILLS_PER_POUND).toFixed(2);
}

/** Parses such an amount; undefined for anything else. */
export function millsOf(pounds: string): Mills | undefined {
  const [, whole, pence] = AMOUNT.exec(pounds) ?? [];
  if (whole === undefined || pence === undefined) return undefined;
  return Number(whole) * MILLS_PER_POUND + Number(pence) * MILLS_PER_PENNY;
}
