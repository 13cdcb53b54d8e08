import { isDay } from '@formulary/rules/dates/isDay';
import { type RawBuilder, sql } from 'kysely';
import type { PageMark } from './pageMark.ts';

type Sql = RawBuilder<unknown>;

/** What a list is sorted by: an expression that an index has, and its value as the text of a mark. */
export interface SortedValue {
  readonly by: Sql;
  readonly asText: (value: Sql) => Sql;
  readonly fromText: (key: string) => Sql;
  readonly isKey: (key: string) => boolean;
}

const WHOLE = /^-?\d{1,16}$/;

/** Sorts by a time, to the microsecond, which a JavaScript date does not hold. */
export const byInstant = (by: Sql): SortedValue => ({
  by,
  asText: (value) => sql`(extract(epoch from ${value}) * 1000000)::bigint::text`,
  fromText: (key) => sql`('epoch'::timestamptz + ${key}::bigint * interval '1 microsecond')`,
  isKey: (key) => WHOLE.test(key),
});

/** Sorts by an amount in mills. */
export const byAmount = (by: Sql): SortedValue => ({
  by,
  asText: (value) => sql`${value}::text`,
  fromText: (key) => sql`${key}::bigint`,
  isKey: (key) => WHOLE.test(key),
});

/** Sorts by a text. */
export const byText = (by: Sql): SortedValue => ({
  by,
  asText: (value) => value,
  fromText: (key) => sql`${key}::text`,
  isKey: () => true,
});

/** Sorts by a day; 'infinity' stands for none. */
export const byDay = (by: Sql): SortedValue => ({
  by,
  asText: (value) => sql`${value}::text`,
  fromText: (key) => sql`${key}::date`,
  isKey: (key) => key === 'infinity' || isDay(key),
});

/** Returns the direction in which rows are read: a page before a mark is read against the order of the list. */
export const readsDown = (isDescending: boolean, isBackward: boolean): boolean =>
  isDescending !== isBackward;

/** Returns the condition that a row comes after a mark in the direction of reading; rows of one value are sorted by id. */
export function isBeyond({ by, fromText }: SortedValue, mark: PageMark, isDown: boolean): Sql {
  return sql`(${by}, id) ${sql.raw(isDown ? '<' : '>')} (${fromText(mark.key)}, ${mark.id})`;
}
