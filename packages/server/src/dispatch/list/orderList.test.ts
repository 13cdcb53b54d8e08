import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import {
  type ListedOrder,
  type OrderFilter,
  orderSorts,
  orderWaits,
} from '@formulary/rules/orders/orderList';
import { orderStateNames } from '@formulary/rules/orders/orderStates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillShop } from '../../audit/testing/fillShop.queries.ts';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { openTestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop } from '../../testing/openTestShop.ts';
import { listOrders } from './listOrders.ts';

const ORDERS = 600;

let database: TestDatabase;
let all: readonly ListedOrder[];
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillShop(client, ORDERS, () => {});
  await client.query(`
    alter table orders disable trigger user;
    update orders set payment_mode = 'card' where id % 3 = 0;
    update orders set state = 'Processing' where state = 'Delivered' and id % 7 = 0;
    update orders set on_hold_since = now(), hold_reason = 'Asked' where state = 'Processing' and id % 5 = 0;
    alter table orders enable trigger user;
    insert into order_flags (order_id, kind, postcode, count, flagged_at)
      select id, 'orders-to-postcode', 'YO17HH', 3, now() from orders where id % 31 = 0;
    update payments set refund_due_at = now() where order_id % 23 = 0;
    update users set first_name = 'Zoë', last_name = 'Quirk' where id % 5 = 0;
    analyze`);
  client.release();
  all = await everyPage({}, 'placedAt', false);
});
afterAll(() => database.close());

/** Reads the pages of a list one after the other. */
async function everyPage(
  filter: OrderFilter,
  sort: (typeof orderSorts)[number],
  isDescending: boolean,
  limit = 100,
): Promise<readonly ListedOrder[]> {
  const orders: ListedOrder[] = [];
  let after: string | undefined;
  do {
    const page = await listOrders(database.db, {
      filter,
      sort,
      isDescending,
      limit,
      ...(after === undefined ? {} : { after }),
    });
    orders.push(...page.orders);
    after = page.next;
  } while (after !== undefined);
  return orders;
}

/** Whether an order meets a filter, decided from the row alone. */
function meets(order: ListedOrder, filter: OrderFilter): boolean {
  const { search = '', placedFrom, placedTo, ...exact } = filter;
  const on = londonDay(order.placedAt);
  const isOnHold = order.onHold !== undefined;
  const same = Object.entries(exact).every(
    ([name, value]) => ({ ...order, isOnHold })[name as keyof ListedOrder] === value,
  );
  const found = `${order.buyer} ${order.number}`.toLowerCase().replace('ë', 'e');
  const isFound = search.split(' ').every((word) => found.includes(word));
  return same && isFound && on >= (placedFrom ?? '') && on <= (placedTo ?? '9');
}

const filters: readonly OrderFilter[] = [
  {},
  ...orderStateNames.map((state) => ({ state })),
  ...orderWaits.map((waitsFor) => ({ waitsFor })),
  { paymentMode: 'card' },
  { hasPrescription: true, paymentMode: 'bankTransfer' },
  { isFlagged: true },
  { isFlagged: false, state: 'Processing' },
  { isOnHold: true },
  { isOnHold: false, waitsFor: 'packing' },
  { search: 'zoe' },
  { search: 'quirk zoe', hasPrescription: false },
];

test('the filled shop has orders of every kind that is filtered', () => {
  expect(all).toHaveLength(ORDERS);
  for (const filter of filters.filter(({ state, waitsFor }) => {
    return !/prescription|Dispatched|delivery/.test(`${state} ${waitsFor}`);
  })) {
    expect([filter, all.some((order) => meets(order, filter))]).toEqual([filter, true]);
  }
});

test.each(filters)(
  'the filter %o selects its orders in every sort, over seamless pages',
  async (filter) => {
    const expected = all.filter((order) => meets(order, filter)).map(({ id }) => id);
    const { total } = await listOrders(database.db, { filter });
    expect(total).toBe(expected.length);
    for (const sort of orderSorts) {
      for (const isDescending of [true, false]) {
        const orders = await everyPage(filter, sort, isDescending, 17);
        expect(orders.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
          expected.toSorted((a, b) => a - b),
        );
        const way = isDescending ? -1 : 1;
        const keys = orders.map((order) => order[sort]).filter((key) => key !== undefined);
        expect(keys.map(Number)).toEqual(keys.map(Number).toSorted((a, b) => (a - b) * way));
      }
    }
  },
);

test('pages lead back to where they came from, in every sort', async () => {
  for (const sort of orderSorts) {
    for (const isDescending of [true, false]) {
      const asked = { filter: {}, sort, isDescending, limit: 100 };
      const first = await listOrders(database.db, asked);
      let page = first;
      const starts = [first];
      while (page.next !== undefined) {
        page = await listOrders(database.db, { ...asked, after: page.next });
        starts.push(page);
      }
      expect(starts).toHaveLength(6);
      for (const expected of starts.slice(0, -1).toReversed()) {
        page = await listOrders(database.db, { ...asked, before: page.previous ?? '' });
        expect(page.orders).toEqual(expected.orders);
      }
      expect([first.previous, page.previous]).toEqual([undefined, undefined]);
    }
  }
});

test('the days of a filter are those of London, both included', async () => {
  const days = all.map(({ placedAt }) => londonDay(placedAt));
  const [from, to] = [days[100]!, days[200]!];
  const filter = { placedFrom: from, placedTo: to };
  const expected = all.filter((order) => meets(order, filter));
  for (const sort of orderSorts) {
    const orders = await everyPage(filter, sort, false);
    expect(orders).toHaveLength(expected.length);
  }
});

test.each([
  ['31', 1],
  ['order 31', 1],
  ['F-', 0],
  ['000031', 1],
])('the search %j finds %i order', async (search, found) => {
  const number = all.find(({ id }) => id === 31)?.number ?? '';
  const { orders } = await listOrders(database.db, { filter: { search } });
  expect(orders.map((order) => order.number)).toEqual(found === 1 ? [number] : []);
  expect((await listOrders(database.db, { filter: { search: number } })).total).toBe(1);
});

test('days of dispatch that are too many, or without an end, are refused', async () => {
  for (const filter of [{ sentFrom: '2026-01-01', sentTo: '2026-02-01' }, { sentTo: '2026-02-01' }])
    await expect(listOrders(database.db, { filter })).rejects.toThrow('at most 7 days in all');
});

test.each(['nonsense', 'WzEsMl0', ''])('a page after %j is refused', async (after) => {
  const shop = await openTestShop();
  const desk = await openTestDesk(shop);
  const { token } = await desk.signedIn('auditor');
  const answer = await desk.send(listDeskOrders, { token, body: { filter: {}, after } });
  expect(answer.statusCode).toBe(400);
  await desk.app.close();
  await shop.close();
});
