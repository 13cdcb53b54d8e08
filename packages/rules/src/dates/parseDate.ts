import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { Day } from './day.ts';
import { isDay } from './isDay.ts';

const TYPED = /^(\d{2})\/(\d{2})\/([1-9]\d{3})$/;

/**
 * Parses a typed date, dd/MM/yyyy with all its digits (spec 5.4, 9.7). Refuses everything else with 'invalid-date':
 * days that do not exist, two-digit years, words, spaces.
 */
export function parseDate(typed: string): Result<Day, Refusal> {
  const [, day, month, year] = TYPED.exec(typed) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? accept(date) : refuse('invalid-date');
}
