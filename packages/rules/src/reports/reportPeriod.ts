import { addDays, addMonths } from '../dates/calendar.ts';
import type { Day } from '../dates/day.ts';

/** Periods of a report; the first is that of a report as it opens. */
export const reportPeriods = [
  'this-month',
  'last-month',
  'this-quarter',
  'last-quarter',
  'this-year',
  'last-year',
  'days',
] as const;

export type ReportPeriod = (typeof reportPeriods)[number];

/** The longest period that is chosen by its days: a leap year. */
export const MOST_REPORT_DAYS = 366;

/** Days in London, the first and the last included. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** The days of a report, and those before with which it is compared. */
export interface ComparedRange extends DayRange {
  readonly before: DayRange;
}

/** Months of a calendar period, and whether it is the one that today is in. */
const calendarPeriods: Readonly<
  Record<Exclude<ReportPeriod, 'days'>, { readonly months: number; readonly isRunning: boolean }>
> = {
  'this-month': { months: 1, isRunning: true },
  'last-month': { months: 1, isRunning: false },
  'this-quarter': { months: 3, isRunning: true },
  'last-quarter': { months: 3, isRunning: false },
  'this-year': { months: 12, isRunning: true },
  'last-year': { months: 12, isRunning: false },
};

const DAY_MS = 86_400_000;

/** Returns how many days a range has. */
function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** Returns the days of a range in order. */
export function eachDay(range: DayRange): readonly Day[] {
  return Array.from({ length: daysIn(range) }, (_, at) => addDays(range.from, at));
}

/**
 * Returns the days of a period, and those before. This month, quarter or year ends today and is compared with as much of
 * the one before; the last one is compared with the whole one before it. Chosen days are compared with as many days just
 * before. Undefined for days that are missing, in the wrong order, or more than 366.
 */
export function reportRange(
  { period, ...chosen }: { readonly period: ReportPeriod; readonly from?: Day; readonly to?: Day },
  today: Day,
): ComparedRange | undefined {
  if (period !== 'days') return calendarRange(calendarPeriods[period], today);
  const { from, to } = chosen;
  if (from === undefined || to === undefined || from > to) return undefined;
  const days = daysIn({ from, to });
  if (days > MOST_REPORT_DAYS) return undefined;
  return { from, to, before: { from: addDays(from, -days), to: addDays(from, -1) } };
}

function calendarRange(
  { months, isRunning }: { readonly months: number; readonly isRunning: boolean },
  today: Day,
): ComparedRange {
  const [year = '', month = ''] = today.split('-');
  const firstMonth = Math.floor((Number(month) - 1) / months) * months + 1;
  const start = `${year}-${String(firstMonth).padStart(2, '0')}-01`;
  const from = isRunning ? start : addMonths(start, -months);
  const to = isRunning ? today : addDays(start, -1);
  const before = {
    from: addMonths(from, -months),
    to: isRunning ? addMonths(today, -months) : addDays(from, -1),
  };
  return { from, to, before };
}

/**
 * Returns the range until the end of its last year if it ends today or later: nothing happened after today, so that the sum of
 * the month, quarter or year is the sum of its days until now.
 */
export function withRunningYear(range: DayRange, today: Day): DayRange {
  return range.to < today ? range : { from: range.from, to: `${range.to.slice(0, 4)}-12-31` };
}

/** Months of the longer grains of sums. */
const grainMonths = { month: 1, quarter: 3, year: 12 } as const;

/** A part of a range that sums of whole months, quarters or years, or of single days, cover. */
export interface RangePiece extends DayRange {
  readonly grain: 'day' | keyof typeof grainMonths;
}

/**
 * Cuts a range into whole months, and the days before and after them. The pieces cover each day once; a piece of months
 * has the first days of its first and last month.
 */
export function piecesOf({ from, to }: DayRange): readonly RangePiece[] {
  const firstMonth = from.endsWith('-01') ? from : addMonths(`${from.slice(0, 8)}01`, 1);
  const monthAfter = `${addDays(to, 1).slice(0, 8)}01`;
  if (firstMonth >= monthAfter) return [{ grain: 'day', from, to }];
  const pieces: readonly RangePiece[] = [
    { grain: 'day', from, to: addDays(firstMonth, -1) },
    { grain: 'month', from: firstMonth, to: addMonths(monthAfter, -1) },
    { grain: 'day', from: monthAfter, to },
  ];
  return pieces.filter((piece) => piece.from <= piece.to);
}

/** Cuts a range as `piecesOf`, and its months into whole years, quarters beside them, and months beside those. */
export function longPiecesOf(range: DayRange): readonly RangePiece[] {
  return piecesOf(range)
    .flatMap((piece) => lengthened(piece, 'month', 'quarter'))
    .flatMap((piece) => lengthened(piece, 'quarter', 'year'));
}

const monthCount = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const firstDayOf = (count: number): Day =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;

/** Cuts a piece of a grain into the longer grain, and what is left before and after it. */
function lengthened(
  piece: RangePiece,
  grain: 'month' | 'quarter',
  longer: 'quarter' | 'year',
): readonly RangePiece[] {
  if (piece.grain !== grain) return [piece];
  const [step, months] = [grainMonths[grain], grainMonths[longer]];
  const first = Math.ceil(monthCount(piece.from) / months) * months;
  const end = Math.floor((monthCount(piece.to) + step) / months) * months;
  if (first >= end) return [piece];
  const pieces: readonly RangePiece[] = [
    { grain, from: piece.from, to: firstDayOf(first - step) },
    { grain: longer, from: firstDayOf(first), to: firstDayOf(end - months) },
    { grain, from: firstDayOf(end), to: piece.to },
  ];
  return pieces.filter(({ from, to }) => from <= to);
}
