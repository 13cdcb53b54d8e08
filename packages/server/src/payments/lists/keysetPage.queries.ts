import {
  MONEY_ROWS_A_PAGE,
  type MoneyPage,
  MOST_COUNTED_ROWS,
} from '@formulary/rules/payments/lists/moneyLists';
import { orderNumberIn } from '@formulary/rules/orders/orderNumberIn';
import { type RawBuilder, sql } from 'kysely';
import { readMark, writeMark } from '../../platform/database/pageMark.ts';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';

type Sql = RawBuilder<unknown>;

/** A list in SQL, and the part of it that is asked for. */
export interface KeysetRequest {
  /** Selects the rows of the list, each with a column `id`. */
  readonly listed: Sql;
  /** The sorted value of a row, a bigint. Rows with the same value are sorted by id. */
  readonly by: Sql;
  readonly isDescending: boolean;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit?: number;
}

/** Returns a moment as a sorted value: microseconds. */
export const micros = (moment: Sql): Sql => sql`(extract(epoch from ${moment}) * 1000000)::bigint`;

/** Returns whether a text is the key of a mark. */
const isKey = (key: string): boolean => /^-?\d{1,16}$/.test(key);

/** Returns a pattern of `ilike` for text anywhere. */
export const anywhere = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns whether an order in `orders`, with its buyer in `users`, is one that staff search for: by number, buyer or company. */
export function isOfSearch(search: string | undefined): Sql {
  const typed = search?.trim() ?? '';
  if (typed === '') return sql`true`;
  const number = orderNumberIn(typed);
  const pattern = anywhere(typed);
  const isNumbered = number === undefined ? sql`false` : sql`number like ${`%${number}`}`;
  return sql`(${isNumbered} or concat_ws(' ', first_name, last_name) ilike ${pattern} or company ilike ${pattern})`;
}

/** Returns the first moment of a day in London, so many days later. */
export const startOfDay = (day: string, later = 0): Sql =>
  sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone 'Europe/London')`;

/** Reads up to so many rows of a list, without a mark: for a file. */
export async function readWhole<Row>(
  db: Db,
  { listed, by, isDescending, limit }: KeysetRequest & { readonly limit: number },
): Promise<readonly Row[]> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const { rows } = await sql<Row>`
    select * from (${listed}) as listed order by ${by} ${direction}, id ${direction} limit ${limit}`.execute(
    db,
  );
  return rows;
}

/**
 * Reads a page of a list, with the marks of the pages around it and the count of its rows. Refuses with 'invalid-request' a
 * mark that no page began or ended with, and two of them.
 */
export async function readKeysetPage<Row extends { readonly id: number }>(
  db: Db,
  { listed, by, isDescending, after, before, limit = MONEY_ROWS_A_PAGE }: KeysetRequest,
): Promise<MoneyPage<Row>> {
  if (after !== undefined && before !== undefined) throw new Refused('invalid-request');
  const isBackward = before !== undefined;
  const mark = readMark(after ?? before, isKey);
  const goesDown = isDescending !== isBackward;
  const direction = sql.raw(goesDown ? 'desc' : 'asc');
  const beyond = mark
    ? sql`where (${by}, id) ${sql.raw(goesDown ? '<' : '>')} (${mark.key}::bigint, ${mark.id})`
    : sql``;
  const [page, counted] = await Promise.all([
    sql<Row & { readonly key: string }>`
      select *, (${by})::text as key from (${listed}) as listed ${beyond}
      order by ${by} ${direction}, id ${direction} limit ${limit + 1}`.execute(db),
    sql<{ readonly total: number }>`
      select count(*)::integer as total
      from (select from (${listed}) as listed limit ${sql.lit(MOST_COUNTED_ROWS + 1)}) as counted`.execute(
      db,
    ),
  ]);
  const shown = page.rows.slice(0, limit);
  const found = isBackward ? shown.toReversed() : shown;
  const hasMore = page.rows.length > limit;
  const [first, last] = [found[0], found.at(-1)];
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : mark !== undefined;
  return {
    rows: found,
    ...(hasNext && last ? { next: writeMark(last) } : {}),
    ...(hasPrevious && first ? { previous: writeMark(first) } : {}),
    total: counted.rows[0]?.total ?? 0,
  };
}
