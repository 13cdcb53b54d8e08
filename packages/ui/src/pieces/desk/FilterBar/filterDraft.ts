import { parseDate } from '@formulary/rules/dates/dateField';
import { type Day, formatDay } from '@formulary/rules/dates/day';
import {
  type DayRange,
  type FilterValue,
  isDayRange,
  LONGEST_FILTER_TEXT,
  type ListFilter,
} from '@formulary/rules/deskLists/listFilters';
import { fieldSentences } from '@formulary/rules/problems/fieldSentences';

/** What somebody has entered in the editor of a filter, as text. Choices, words and 'yes' or 'no' are in `first`. */
export interface FilterDraft {
  readonly first: string;
  /** The last day of a range. */
  readonly second: string;
}

/** Messages of a draft that sets no filter. */
export interface DraftFaults {
  readonly first?: string;
  readonly second?: string;
}

/** Returns what an editor begins with: the value that is set, or nothing. */
export function draftOf(value: FilterValue | undefined): FilterDraft {
  if (typeof value === 'string') return { first: value, second: '' };
  if (typeof value === 'boolean') return { first: value ? 'yes' : 'no', second: '' };
  const { from = '', until = '' }: DayRange = value ?? {};
  return { first: from && formatDay(from), second: until && formatDay(until) };
}

const OPEN = { day: undefined } as const;

function readDay(typed: string): { readonly day: Day | undefined } | undefined {
  if (typed.trim() === '') return OPEN;
  const day = parseDate(typed.trim());
  return day === undefined ? undefined : { day };
}

function valueOfDays({ first, second }: FilterDraft): DayRange | DraftFaults {
  const from = readDay(first);
  const until = readDay(second);
  if (!from || !until) {
    const { validDate } = fieldSentences;
    return { ...(!from && { first: validDate }), ...(!until && { second: validDate }) };
  }
  const range = {
    ...(from.day !== undefined && { from: from.day }),
    ...(until.day !== undefined && { until: until.day }),
  };
  if (isDayRange(range)) return range;
  return range.from === undefined
    ? { first: 'Please enter a first or a last day' }
    : { second: 'The last day is before the first' };
}

/** Returns the value that a draft sets, or the messages of what is wrong with it. */
export function valueOf(
  filter: ListFilter,
  draft: FilterDraft,
): { readonly value: FilterValue } | { readonly faults: DraftFaults } {
  switch (filter.kind) {
    case 'choice':
    case 'flag': {
      if (draft.first === '') return { faults: { first: 'Please choose one' } };
      return { value: filter.kind === 'flag' ? draft.first === 'yes' : draft.first };
    }
    case 'text': {
      const words = draft.first.trim();
      if (words === '') return { faults: { first: 'Please enter some text' } };
      return words.length > LONGEST_FILTER_TEXT
        ? { faults: { first: fieldSentences.atMost100 } }
        : { value: words };
    }
    case 'days': {
      const days = valueOfDays(draft);
      return 'first' in days || 'second' in days ? { faults: days } : { value: days as DayRange };
    }
    default:
      return filter satisfies never;
  }
}
