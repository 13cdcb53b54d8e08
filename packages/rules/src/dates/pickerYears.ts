import { londonDay } from './londonDay.ts';

const YEARS_AROUND = 30;

/** Returns the default years of a date picker: from 30 years back to 30 years ahead, inclusive (spec 9.7). */
export function pickerYears(now: Date): { readonly from: number; readonly to: number } {
  const year = Number(londonDay(now).slice(0, 4));
  return { from: year - YEARS_AROUND, to: year + YEARS_AROUND };
}
