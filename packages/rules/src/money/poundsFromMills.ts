import { MILLS_PER_POUND, type Mills } from './mills.ts';

/** Converts mills to pounds for the wire: a decimal number with at most 3 decimals (reading R4). */
export function poundsFromMills(mills: Mills): number {
  return mills / MILLS_PER_POUND;
}
