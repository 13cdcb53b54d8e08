import { orderNumberIn } from '@formulary/rules/orders/orderNumberIn';
import { type RawBuilder, sql } from 'kysely';
import { hasWords } from '../../accounts/userWords.queries.ts';
import type { Db } from '../../platform/database/Db.ts';

type Sql = RawBuilder<unknown>;

/** So many buyers at most are named one by one. */
const MOST_NAMED_BUYERS = 2_000;
/** So many orders are few: they are read whole and sorted. */
export const FEW_ORDERS = 2_000;
/** The years that an order's number can begin with. */
const YEARS = Array.from({ length: 80 }, (_year, at) => 2020 + at);

/** What a search selects: a few orders, or those of many buyers. */
export type OrderSearch =
  | { readonly kind: 'few'; readonly ids: Sql }
  | {
      readonly kind: 'buyers';
      /** The condition over `user_id` that somebody has these words, looked up for each row. */
      readonly isOne: Sql;
      /** The same, for many rows: all these buyers are read once. */
      readonly isAny: Sql;
      /** The condition over `users`. */
      readonly are: Sql;
    };

/** Selects the orders that staff search for: by number, otherwise by the words of their buyer. Undefined without words. */
export async function searchOrders(db: Db, search: string): Promise<OrderSearch | undefined> {
  const typed = search.trim().split(/\s+/).filter(Boolean);
  if (typed.length === 0) return undefined;
  const number = orderNumberIn(search) ?? (/^\d$/.test(search.trim()) ? search.trim() : undefined);
  if (number !== undefined) {
    const numbers = sql`number = any(${numbersOf(number)}::text[])`;
    return { kind: 'few', ids: sql`select id from orders where ${numbers}` };
  }
  const are = hasWords(typed);
  const { rows: buyers } = await sql<{ id: number }>`
    select id from users where ${are} limit ${sql.lit(MOST_NAMED_BUYERS + 1)}`.execute(db);
  const areNamed = buyers.length <= MOST_NAMED_BUYERS;
  const named = sql`select unnest(${buyers.map(({ id }) => id)}::integer[]) as id`;
  // Buyer by buyer, so that no more orders are read than are few.
  const { rows: orders } = await sql<{ id: number }>`
    select bought.id from (${areNamed ? named : sql`select id from users where ${are}`}) as buyer
    cross join lateral (select id from orders where user_id = buyer.id offset 0) as bought
    limit ${sql.lit(FEW_ORDERS + 1)}`.execute(db);
  if (orders.length <= FEW_ORDERS) {
    const ids = orders.map(({ id }) => id);
    return { kind: 'few', ids: sql`select unnest(${ids}::integer[])` };
  }
  // `is true` keeps PostgreSQL from joining them, `offset 0` from reading them all.
  const isAny = sql`(user_id in (${areNamed ? named : sql`select id from users where ${are}`})) is true`;
  const isOne = areNamed
    ? isAny
    : sql`(select true from users where users.id = user_id and ${are} offset 0)`;
  return { kind: 'buyers', isOne, isAny, are };
}

/** Returns the numbers that a part of one may be: '31' is the 31st order of any year. */
function numbersOf(part: string): readonly string[] {
  if (/^F-\d{4}-\d+$/.test(part)) return [part];
  const digits = part.replace(/^F-/, '');
  const [year = '', count] = digits.split('-');
  if (count !== undefined) return [`F-${year}-${count.padStart(6, '0')}`];
  return YEARS.map((each) => `F-${each}-${digits.padStart(6, '0')}`);
}
