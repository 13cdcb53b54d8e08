import { londonDay } from './londonDay.ts';

const YEARS_AROUND = 30;

/** The years a date picker offers unless told otherwise: 30 back and 30 ahead of this one, both included (spec 9.7). */
export function pickerYears(now: Date): { readonly from: number; readonly to: number } {
  const year = Number(londonDay(now).slice(0, 4));
  return { from: year - YEARS_AROUND, to: year + YEARS_AROUND };
}
