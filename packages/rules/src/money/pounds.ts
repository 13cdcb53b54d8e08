import { MILLS_PER_POUND, type Mills } from './mills.ts';

const TOLERANCE = 1e-6;

/**
 * Converts pounds on the wire (a decimal number with at most 3 decimals) to mills. Returns undefined for a value that
 * is not finite, has a fourth decimal or is too large to be exact (reading R4).
 */
export function millsFromPounds(pounds: number): Mills | undefined {
  const mills = Math.round(pounds * MILLS_PER_POUND);
  const isExact =
    Math.abs(pounds * MILLS_PER_POUND - mills) <= TOLERANCE * Math.max(1, Math.abs(pounds));
  return isExact && Number.isSafeInteger(mills) ? mills + 0 : undefined;
}

/** Converts mills to pounds for the wire: a decimal number with at most 3 decimals (reading R4). */
export function poundsFromMills(mills: Mills): number {
  return mills / MILLS_PER_POUND;
}
