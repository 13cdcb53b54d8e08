import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { Day } from './day.ts';
import { isDay } from './isDay.ts';

const TYPED = /^(\d{2})\/(\d{2})\/([1-9]\d{3})$/;

/**
 * Reads a date as it is typed, dd/MM/yyyy with all its digits (spec 5.4, 9.7).
 * Refuses with 'invalid-date' anything else: a day the calendar does not have, a year of two digits, words, spaces.
 */
export function parseDate(typed: string): Result<Day, Refusal> {
  const [, day, month, year] = TYPED.exec(typed) ?? [];
  const date = `${year}-${month}-${day}`;
  return isDay(date) ? accept(date) : refuse('invalid-date');
}
