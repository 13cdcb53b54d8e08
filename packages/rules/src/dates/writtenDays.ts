import type { Day } from './day.ts';
import { isDay } from './isDay.ts';

/** Which comes first in a date of figures whose year is last. */
export const dateOrders = ['day-first', 'month-first'] as const;

export type DateOrder = (typeof dateOrders)[number];

const TIME = String.raw`(?:[ T]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${TIME}$`);
const MONTH_NAMED = new RegExp(
  String.raw`^(\d{1,2})[- /.]([a-z]{3,9})[- /.,]+(\d{4}|\d{2})${TIME}$`,
  'i',
);
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const SHORT_YEAR = 2;
const LAST_MONTH = 12;

/** A date as written: a day, two figures whose order the whole file decides, or nothing that is a date. */
type WrittenDay =
  | { readonly kind: 'day'; readonly day: Day }
  | {
      readonly kind: 'figures';
      readonly first: number;
      readonly second: number;
      readonly year: string;
    }
  | { readonly kind: 'none' };

/** Reads a date: '2026-11-03', '3 Nov 2026', '03/11/2026', each with or without a time. */
export function writtenDay(cell: string): WrittenDay {
  const written = cell.trim();
  const [, year, month, day] = YEAR_FIRST.exec(written) ?? [];
  if (year !== undefined) return dayOr(year, Number(month), Number(day));
  const [, namedDay, name = '', namedYear = ''] = MONTH_NAMED.exec(written) ?? [];
  if (namedDay !== undefined) {
    return dayOr(namedYear, MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1, Number(namedDay));
  }
  const [, first, second, lastYear = ''] = YEAR_LAST.exec(written) ?? [];
  if (first === undefined) return { kind: 'none' };
  return { kind: 'figures', first: Number(first), second: Number(second), year: lastYear };
}

function dayOr(year: string, month: number, day: number): WrittenDay {
  const full = year.length === SHORT_YEAR ? `20${year}` : year;
  const written = [full, ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isDay(written) ? { kind: 'day', day: written } : { kind: 'none' };
}

/** Returns the day of a date of figures in an order. Undefined if there is no such day. */
export function dayInOrder(
  { first, second, year }: Extract<WrittenDay, { kind: 'figures' }>,
  order: DateOrder,
): Day | undefined {
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  const read = dayOr(year, month, day);
  return read.kind === 'day' ? read.day : undefined;
}

/** A date of figures in its row. */
export interface DateInRow {
  readonly row: number;
  readonly cell: string;
}

/** What the dates of figures of a file say about their order, as far as they were read. */
export interface DatesSeen {
  /** A date with a first figure above 12. */
  dayFirst: DateInRow | undefined;
  /** A date with a second figure above 12. */
  monthFirst: DateInRow | undefined;
  /** A date that is another day in the other order. */
  either: DateInRow | undefined;
}

/** Adds a date of figures to what was seen. */
export function seeDate(
  seen: DatesSeen,
  { first, second }: Extract<WrittenDay, { kind: 'figures' }>,
  at: DateInRow,
): void {
  if (first > LAST_MONTH) seen.dayFirst ??= at;
  else if (second > LAST_MONTH) seen.monthFirst ??= at;
  else if (first !== second) seen.either ??= at;
}

/** What a file's dates of figures mean, or why that is not certain. */
type DateOrderFound =
  | { readonly kind: 'order'; readonly order: DateOrder }
  | { readonly kind: 'mixed'; readonly dayFirst: DateInRow; readonly monthFirst: DateInRow }
  | { readonly kind: 'unclear'; readonly either: DateInRow };

/** Decides which comes first in the dates of a file; `asked` is the answer for dates that read in both orders. */
export function dateOrderOf(
  { dayFirst, monthFirst, either }: DatesSeen,
  asked: DateOrder | undefined,
): DateOrderFound {
  if (dayFirst && monthFirst) return { kind: 'mixed', dayFirst, monthFirst };
  if (dayFirst) return { kind: 'order', order: 'day-first' };
  if (monthFirst) return { kind: 'order', order: 'month-first' };
  if (!either || asked !== undefined) return { kind: 'order', order: asked ?? 'day-first' };
  return { kind: 'unclear', either };
}
