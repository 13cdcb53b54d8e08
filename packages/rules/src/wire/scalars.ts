import { boolean, define, enums, integer, max, min, nullable, refine, string } from 'superstruct';
import { isDay } from '../dates/isDay.ts';
import { millsFromPounds, poundsFromMills } from '../money/pounds.ts';
import type { Mills } from '../money/mills.ts';
import { LONGEST_NUMBER } from './anyNumber.ts';
import type { Codec } from './codec.ts';

const LARGEST_ID = 2_147_483_647;
/** Bytes of a UTF-16 unit as a JSON escape, such as \u00e9. */
const ESCAPED_BYTES = 6;

function jsonBytes(value: unknown): number {
  return JSON.stringify(value).length;
}

function same<T>(value: T): T {
  return value;
}

/** Returns a codec for a whole number within bounds. */
export function wholeNumber(from: number, to: number): Codec<number> {
  return {
    struct: max(min(integer(), from), to),
    read: same,
    write: same,
    shape: `whole number, ${from} to ${to}`,
    mostBytes: Math.max(jsonBytes(from), jsonBytes(to)),
  };
}

/** The key of a record: 1 or more. */
export const recordId: Codec<number> = { ...wholeNumber(1, LARGEST_ID), shape: 'record id' };

/** The key of a record, or 0 for none (the top level of the category tree). */
export const recordIdOrZero: Codec<number> = {
  ...wholeNumber(0, LARGEST_ID),
  shape: 'record id, or 0 for none',
};

/** The key of a record in a path or query: digits only. */
export const recordIdInPath: Codec<string, number> = {
  struct: refine(
    string(),
    'record id',
    (digits) => /^[1-9]\d{0,9}$/.test(digits) && Number(digits) <= LARGEST_ID,
  ),
  read: Number,
  write: String,
  shape: 'record id, as digits',
  mostBytes: jsonBytes(String(LARGEST_ID)),
};

/** The key of a record in a query, or 0 for none. */
export const recordIdOrZeroInPath: Codec<string, number> = {
  struct: refine(
    string(),
    'record id or 0',
    (digits) => /^(0|[1-9]\d{0,9})$/.test(digits) && Number(digits) <= LARGEST_ID,
  ),
  read: Number,
  write: String,
  shape: 'record id or 0 for none, as digits',
  mostBytes: recordIdInPath.mostBytes,
};

/** Returns a codec for a whole number within bounds in a query: digits only. */
export function wholeNumberInQuery(from: number, to: number): Codec<string, number> {
  return {
    struct: refine(string(), 'whole number', (digits) => {
      const isInteger = /^(0|[1-9]\d{0,14})$/.test(digits);
      const isInside = Number(digits) >= from && Number(digits) <= to;
      return (isInteger && isInside) || `should be a whole number from ${from} to ${to}`;
    }),
    read: Number,
    write: String,
    shape: `whole number, ${from} to ${to}, as digits`,
    mostBytes: String(to).length + 2,
  };
}

/**
 * Returns a codec for text with length limits, without control characters other than line breaks and tabs. Its refusals
 * are messages for users.
 */
export function text(shortest: number, longest: number): Codec<string> {
  return {
    struct: refine(string(), 'text', (value) => {
      if (value.length > longest) return `Please use at most ${longest} characters`;
      if (value.length < shortest) return `Please use at least ${characters(shortest)}`;
      return isPlainText(value) || 'has characters that are not allowed';
    }),
    read: same,
    write: same,
    shape: textShape(shortest, longest),
    mostBytes: '""'.length + longest * ESCAPED_BYTES,
  };
}

const characters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`);

function textShape(shortest: number, longest: number): string {
  if (longest === 0) return 'empty text';
  if (shortest === longest) return `text, ${longest} characters`;
  const bounds = shortest === 0 ? 'at most' : `${shortest} to`;
  return `text, ${bounds} ${longest} characters`;
}

/**
 * Returns whether a text has no control characters and lone surrogates, which are never intended and which some
 * databases refuse.
 */
function isPlainText(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- finding control characters is the point
  return value.isWellFormed() && !/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/.test(value);
}

/** True or false. */
export const flag: Codec<boolean> = {
  struct: boolean(),
  read: same,
  write: same,
  shape: 'true or false',
  mostBytes: jsonBytes(false),
};

/** Money: pounds with at most 3 decimals on the wire, mills in code (reading R4). */
export const money: Codec<number, Mills> = {
  struct: define('an amount in pounds with at most 3 decimals', (value) => {
    return typeof value === 'number' && millsFromPounds(value) !== undefined;
  }),
  // Validated by the struct.
  read: (pounds) => millsFromPounds(pounds) as Mills,
  write: poundsFromMills,
  shape: 'pounds, at most 3 decimals',
  mostBytes: LONGEST_NUMBER,
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;
const TO_THE_SECOND = 19;

/** Engines parse 30 February as 2 March; only an existing time serialises back to itself. */
function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !INSTANT.test(value)) return false;
  const read = new Date(value);
  if (Number.isNaN(read.getTime())) return false;
  return read.toISOString().slice(0, TO_THE_SECOND) === value.slice(0, TO_THE_SECOND);
}

/** An instant: ISO 8601 in UTC on the wire, a Date in code. */
export const instant: Codec<string, Date> = {
  struct: define('a time such as 2026-01-31T09:30:00Z', isInstant),
  read: (written) => new Date(written),
  write: (date) => date.toISOString(),
  shape: 'time, ISO 8601 in UTC',
  mostBytes: '"2026-01-31T09:30:00.000Z"'.length,
};

/** A boolean in a form, where everything is text. */
export const flagInForm: Codec<string, boolean> = {
  struct: define('true or false', (value) => value === 'true' || value === 'false'),
  read: (value) => value === 'true',
  write: String,
  shape: 'true or false, as text',
  mostBytes: jsonBytes('false'),
};

/** A calendar day without a time, yyyy-MM-dd. */
export const day: Codec<string> = {
  struct: define('a day such as 1990-01-31', isDay),
  read: same,
  write: same,
  shape: 'day, yyyy-MM-dd',
  mostBytes: '"2026-01-31"'.length,
};

/** Returns a codec for a closed set of wire values, each with its name in code. */
export function oneOf<
  const Pairs extends readonly (readonly [string | number | boolean, string])[],
>(pairs: Pairs): Codec<Pairs[number][0], Pairs[number][1]> {
  type W = Pairs[number][0];
  type T = Pairs[number][1];
  const meaningOf = new Map<W, T>(pairs.map(([wire, meaning]) => [wire, meaning]));
  const wireOf = new Map<T, W>(pairs.map(([value, meaning]) => [meaning, value]));
  const shown = pairs.map(([value]) => JSON.stringify(value)).join(', ');
  return {
    struct: define(`one of ${shown}`, (value) => meaningOf.has(value as W)),
    read: (value) => meaningOf.get(value) as T,
    write: (meaning) => wireOf.get(meaning) as W,
    shape: `one of ${pairs.map(([value, meaning]) => choice(value, meaning)).join(', ')}`,
    mostBytes: Math.max(...pairs.map(([value]) => jsonBytes(value))),
  };
}

/** Describes a value. A number needs its meaning; a text does not. */
function choice(value: string | number | boolean, meaning: string): string {
  return typeof value === 'string' ? JSON.stringify(value) : `${value} (${meaning})`;
}

/** Returns a codec for a value that may be null on the wire and undefined in code. */
export function orNull<W, T>(codec: Codec<W, T>): Codec<W | null, T | undefined> {
  return {
    struct: nullable(codec.struct),
    read: (wire) => (wire === null ? undefined : codec.read(wire)),
    write: (words) => (words === undefined ? null : codec.write(words)),
    shape: `${codec.shape}, or null`,
    mostBytes: Math.max(codec.mostBytes, jsonBytes(null)),
    ...(codec.fields ? { fields: codec.fields } : {}),
    ...(codec.collection ? { collection: codec.collection } : {}),
  };
}

/** Returns a codec for text from a closed list, the same on both sides. */
export function word<const T extends readonly [string, ...string[]]>(words: T): Codec<T[number]> {
  return {
    struct: enums(words),
    read: same,
    write: same,
    shape: `one of ${words.map((each) => JSON.stringify(each)).join(', ')}`,
    mostBytes: Math.max(...words.map(jsonBytes)),
  };
}
