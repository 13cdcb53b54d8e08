import { isDay } from '../dates/isDay.ts';
import { formatDay } from '../dates/day.ts';
import { formatMoment } from '../dates/timeOfDay.ts';
import { formatExactMoney } from '../money/formatMoney.ts';
import type { PersonalTable } from './dataRights.ts';

/** How a copy of data is asked for: by whom and when, in the words of staff. */
export interface DataRequest {
  /** Who asked, and how we know that it is them. */
  readonly askedBy: string;
  /** When they asked, yyyy-MM-dd. */
  readonly askedOn: string;
}

/** What stands at the head of a copy. */
export interface CopyHead extends DataRequest {
  /** 'Customer 7, Amara Okafor'. */
  readonly about: string;
  readonly madeAt: string;
  readonly madeBy: string;
  /** What the copy leaves out, each with its reason. */
  readonly leftOut: readonly string[];
}

/** Rows of one kind in a copy. */
export interface CopiedPart {
  readonly table: PersonalTable;
  readonly what: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Everything about somebody, as the copy for machines has it. */
export interface DataCopy extends CopyHead {
  readonly parts: readonly CopiedPart[];
  /** Paths of the files that lie beside it. */
  readonly files: readonly string[];
}

const MILLS = /(_m|M)ills$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** Returns the name of a stored field as people read it: 'first_name' is 'First name', 'amount_mills' is 'Amount'. */
export function fieldLabel(name: string): string {
  const words = name
    .replace(MILLS, '')
    .replaceAll('_', ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns a stored value as people read it, such as '£12.50', '29/11/2026' and '29/11/2026, 10:15' in UK time; undefined
 * for an empty one.
 */
export function fieldText(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && MILLS.test(name)) return formatExactMoney(value);
  if (isRecord(value)) {
    return Object.entries(value)
      .flatMap(([key, each]) => {
        const text = fieldText(key, each);
        return text === undefined ? [] : [`${fieldLabel(key)}: ${text}`];
      })
      .join(', ');
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (isDay(value)) return formatDay(value);
  return INSTANT.test(value) && !Number.isNaN(Date.parse(value))
    ? formatMoment(new Date(value))
    : value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
