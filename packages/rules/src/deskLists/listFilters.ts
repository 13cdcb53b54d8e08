import type { Day } from '../dates/day.ts';
import { formatDay } from '../dates/day.ts';
import { isDay } from '../dates/isDay.ts';

/** Most characters of a text filter. */
export const LONGEST_FILTER_TEXT = 100;

/** One value that a filter of choices offers. */
export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

interface FilterWords {
  /** Its name in the address. `sort`, `columns`, `after`, `before` and `from` belong to the list itself. */
  readonly key: string;
  /** Its name on the chip: 'Payment'. */
  readonly label: string;
}

/**
 * One filter of a list: one of several values, days from and until (both included), words, or yes and no. A filter
 * that is not set lets every row through.
 */
export type ListFilter = FilterWords &
  (
    | { readonly kind: 'choice'; readonly choices: readonly FilterChoice[] }
    | { readonly kind: 'days' }
    | { readonly kind: 'text' }
    | { readonly kind: 'flag'; readonly yes?: string; readonly no?: string }
  );

/** First and last day of a filter, both included. One of them may be open. */
export interface DayRange {
  readonly from?: Day;
  readonly until?: Day;
}

/** Value of a set filter: choice or words, yes or no, days. */
export type FilterValue = string | boolean | DayRange;

/** The filters that are set, by key. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

const DAYS = '..';

function readDays(written: string): DayRange | undefined {
  const [from = '', until = '', ...more] = written.split(DAYS);
  const isBad = more.length > 0 || !written.includes(DAYS);
  if (isBad || (from !== '' && !isDay(from)) || (until !== '' && !isDay(until))) return undefined;
  const range = { ...(from && { from }), ...(until && { until }) };
  return isDayRange(range) ? range : undefined;
}

/** Returns whether a range has a day and, with two, does not end before it begins. */
export function isDayRange({ from, until }: DayRange): boolean {
  if (from === undefined) return until !== undefined;
  return until === undefined || from <= until;
}

function readText(written: string): string | undefined {
  const words = written.trim();
  return words === '' || words.length > LONGEST_FILTER_TEXT ? undefined : words;
}

function readFlag(written: string): boolean | undefined {
  return written === 'yes' || (written === 'no' ? false : undefined);
}

/** Reads the value of a filter from an address. Undefined for anything that the filter cannot hold. */
export function readFilterValue(filter: ListFilter, written: string): FilterValue | undefined {
  if (filter.kind === 'choice')
    return filter.choices.some(({ value }) => value === written) ? written : undefined;
  const readers = { days: readDays, text: readText, flag: readFlag };
  return readers[filter.kind](written);
}

/** Writes the value of a filter for an address: 'Paid', '2026-01-01..2026-01-31', 'yes'. */
export function writeFilterValue(value: FilterValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `${value.from ?? ''}${DAYS}${value.until ?? ''}`;
}

/** Says the value of a filter on its chip: 'Paid', '01/01/2026 to 31/01/2026', 'since 01/01/2026', 'yes'. */
export function filterValueLabel(filter: ListFilter, value: FilterValue): string {
  if (typeof value === 'boolean') {
    const { yes = 'yes', no = 'no' } = filter.kind === 'flag' ? filter : {};
    return value ? yes : no;
  }
  if (typeof value === 'string') {
    const choices = filter.kind === 'choice' ? filter.choices : [];
    return choices.find((choice) => choice.value === value)?.label ?? value;
  }
  const { from, until } = value;
  if (from === undefined) return until === undefined ? 'any day' : `until ${formatDay(until)}`;
  if (until === undefined) return `since ${formatDay(from)}`;
  return from === until ? formatDay(from) : `${formatDay(from)} to ${formatDay(until)}`;
}
