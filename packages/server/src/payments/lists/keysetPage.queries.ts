import {
  MONEY_ROWS_A_PAGE,
  type MoneyPage,
  MOST_COUNTED_ROWS,
} from '@formulary/rules/payments/lists/moneyLists';
import { orderNumberIn } from '@formulary/rules/orders/orderNumberIn';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { countUpTo } from '../../platform/keyset/countUpTo.queries.ts';
import { pageOf, windowOf } from '../../platform/keyset/keysetPage.ts';
import { isBeyond, readsDown, type SortedValue } from '../../platform/keyset/sortedValues.ts';

type Sql = RawBuilder<unknown>;

/** A list in SQL, and the part of it that is asked for. */
export interface KeysetRequest {
  /** Selects the rows of the list, each with a column `id`. */
  readonly listed: Sql;
  /** Rows with the same value are sorted by id. */
  readonly sorted: SortedValue;
  readonly isDescending: boolean;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

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
  { listed, sorted, isDescending }: KeysetRequest,
  limit: number,
): Promise<readonly Row[]> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const { rows } = await sql<Row>`
    select * from (${listed}) as listed
    order by ${sorted.by} ${direction}, id ${direction} limit ${limit}`.execute(db);
  return rows;
}

/** Reads a page of a list, with the marks of the pages around it and the count of its rows. Refuses as `windowOf` does. */
export async function readKeysetPage<Row extends { readonly id: number }>(
  db: Db,
  { listed, sorted, isDescending, after, before }: KeysetRequest,
): Promise<MoneyPage<Row>> {
  const window = windowOf({ after, before, limit: MONEY_ROWS_A_PAGE }, sorted.isKey);
  const { mark, isBackward, limit } = window;
  const isDown = readsDown(isDescending, isBackward);
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const beyond = mark ? sql`where ${isBeyond(sorted, mark, isDown)}` : sql``;
  const [{ rows }, total] = await Promise.all([
    sql<Row & { readonly key: string }>`
      select *, ${sorted.asText(sorted.by)} as key from (${listed}) as listed ${beyond}
      order by ${sorted.by} ${direction}, id ${direction} limit ${limit}`.execute(db),
    countUpTo(db, listed, MOST_COUNTED_ROWS),
  ]);
  const read = rows.map(({ key, ...row }) => ({ row: row as unknown as Row, key }));
  return { ...pageOf(read, window), total };
}
