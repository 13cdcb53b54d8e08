import { addDays } from '@formulary/rules/dates/calendar';
import {
  type OrderFilter,
  type OrderSort,
  orderSorts,
  orderWaits,
} from '@formulary/rules/orders/orderList';
import { orderStateNames } from '@formulary/rules/orders/orderStates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillShop } from '../../audit/testing/fillShop.queries.ts';
import type { PageWindow } from '../../platform/keyset/keysetPage.ts';
import { countRowsRead } from '../../testing/countRowsRead.queries.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { readListedOrders } from './orderList.queries.ts';
import { selectOrders } from './selectOrders.queries.ts';

const ORDERS = 4_000;
const PAGE = 51;
/** An order of the page is read with its lines, payments and parcels, and each of 24 kinds may be read one order further. */
const MOST_READ = PAGE * 16 + 24 * 3;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillShop(client, ORDERS, () => {});
  await client.query(`
    alter table orders disable trigger user;
    update orders set payment_mode = 'card' where id % 3 = 0;
    update orders set state = 'Processing' where state = 'Delivered' and id % 7 = 0;
    update orders set on_hold_since = now(), hold_reason = 'Asked' where state = 'Processing' and id % 15 = 0;
    alter table orders enable trigger user;
    insert into order_flags (order_id, kind, postcode, count, flagged_at)
      select id, 'orders-to-postcode', 'YO17HH', 3, now() from orders where id % 101 = 0;
    update payments set refund_due_at = now() where order_id % 23 = 0;
    update users set first_name = 'Zoë' where id % 10 = 0`);
  await client.query('vacuum analyze');
  client.release();
});
afterAll(() => database.close());

const filters: readonly OrderFilter[] = [
  {},
  ...orderStateNames.map((state) => ({ state })),
  ...orderWaits.filter((wait) => wait !== 'refund').map((waitsFor) => ({ waitsFor })),
  { paymentMode: 'card', hasPrescription: true },
  { isFlagged: false, isOnHold: false },
  { isFlagged: false, state: 'Delivered', paymentMode: 'bankTransfer' },
  { placedFrom: '2020-01-01', placedTo: '2099-12-31' },
  { search: 'ada', state: 'Delivered' },
];

function daysAgo(days: number): string {
  return addDays(new Date().toISOString().slice(0, 'yyyy-MM-dd'.length), -days);
}

const whole = { mark: undefined, isBackward: false, limit: ORDERS + 1 } as const;

/** Returns where the middle of a sorted list is. */
async function middleOf(filter: OrderFilter, sort: OrderSort): Promise<PageWindow['mark']> {
  const selection = await selectOrders(database.db, filter, sort);
  const rows = await readListedOrders(database.db, selection, {
    ...whole,
    sort,
    isDescending: true,
  });
  const middle = rows[Math.floor(rows.length / 2)];
  return middle && { key: middle.key, id: middle.row.id };
}

test.each(filters.flatMap((filter) => orderSorts.map((sort) => [filter, sort] as const)))(
  'a page of %o by %s reads its own orders and few others, at the beginning and in the middle',
  async (filter, sort) => {
    const { db } = database;
    // Whether few orders are meant is found out before; that reads no more than are few.
    const selection = await selectOrders(db, filter, sort);
    for (const mark of [undefined, await middleOf(filter, sort)]) {
      for (const isBackward of mark ? [false, true] : [false]) {
        const window = { mark, isBackward, limit: PAGE, sort, isDescending: true };
        const rowsRead = await countRowsRead(db, (trx) => readListedOrders(trx, selection, window));
        expect(rowsRead).toBeLessThan(MOST_READ);
      }
    }
  },
);

/** Orders that left half a year ago. */
const sent = { sentFrom: daysAgo(200), sentTo: daysAgo(194) };

/** Filters whose orders are few, found one by one; a search of all buyers is of many. */
const inTwoWays: readonly OrderFilter[] = [
  { isFlagged: true },
  { isOnHold: true },
  { search: 'zoe', waitsFor: 'refund' },
  { search: 'zoe', isFlagged: false, waitsFor: 'refund' },
  { isFlagged: true, state: 'Delivered', paymentMode: 'bankTransfer' },
  { waitsFor: 'refund' },
  { search: 'zoe' },
  { search: 'zoe', hasPrescription: true },
  { search: 'ada' },
  { search: 'ada bell', state: 'Delivered', isFlagged: false },
  sent,
  { ...sent, state: 'Delivered', hasPrescription: false },
  { ...sent, waitsFor: 'refund' },
  { ...sent, search: 'zoe' },
];

test.each(inTwoWays.flatMap((filter) => orderSorts.map((sort) => [filter, sort] as const)))(
  'a shop with few and one with many orders of %o by %s list the same',
  async (filter, sort) => {
    const { db } = database;
    const { few, buyers, ...selection } = await selectOrders(db, filter, sort);
    const all = buyers
      ? sql`user_id in (select id from users where ${buyers.are})`
      : sql.join(selection.conditions, sql` and `);
    const inLargeShop = few
      ? { ...selection, conditions: [...selection.conditions, sql`(id in (${few})) is true`] }
      : { ...selection, few: sql`select id from orders where ${all}` };
    for (const isDescending of [true, false]) {
      const window = { ...whole, sort, isDescending, limit: 300 };
      const listed = await readListedOrders(db, { ...selection, few, buyers }, window);
      const other = await readListedOrders(
        db,
        { few: undefined, buyers: undefined, ...inLargeShop },
        window,
      );
      expect(listed.length).toBeGreaterThan(0);
      expect(other).toEqual(listed);
      const short = { ...window, limit: 5 };
      expect(await readListedOrders(db, { ...selection, few, buyers }, short)).toEqual(
        listed.slice(0, 5),
      );
    }
  },
);
