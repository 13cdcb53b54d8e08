import { getToday, takeNext, type WaitingItem } from '@formulary/rules/calls/desk/todayCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordTransfer } from '../payments/recordTransfer.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { addProduct, addUser } from '../testing/testData.queries.ts';

const MINUTE_MS = 60_000;
let shop: TestShop;
let desk: TestDesk;
let buyer: { readonly userId: number; readonly token: string };
let productId: number;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  productId = await addProduct(shop.db, { in_stock: 9_000 });
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

/** Places and pays an order, a minute after the one before. */
async function paidOrder(): Promise<number> {
  buyer = await shop.signedIn();
  shop.clock.now = new Date(+shop.clock.now + MINUTE_MS);
  const { db, clock } = shop;
  const order = await placeOrder(shop, buyer.token, productId, { paymentMode: 'bankTransfer' });
  await recordTransfer(
    { db, now: clock.now, holds: holdsForTests, shopUrl: 'https://shop.test' },
    { orderId: order.id, amount: order.amount, reference: 'A transfer', by: 'Sam' },
  );
  return order.id;
}

const take = async (token: string, body = {}): Promise<WaitingItem | undefined> =>
  (await desk.ask(takeNext, { token, body })).item;
const idOf = async (token: string, body = {}) => (await take(token, body))?.id;
async function queueOf(token: string, name: string) {
  const queues = await desk.ask(getToday, { token });
  return queues.find(({ queue }) => queue === name);
}

test('what waits is counted by queue, the longest waiting first, and nobody takes what another has', async () => {
  const [first, second, third] = [await paidOrder(), await paidOrder(), await paidOrder()];
  const one = await desk.signedIn('dispenser');
  const other = await desk.signedIn('pharmacist');
  expect(await queueOf(one.token, 'orders-to-send')).toMatchObject({
    count: 3,
    oldest: { id: first },
    taken: [],
  });
  const taken = await take(one.token);
  expect(taken).toMatchObject({ queue: 'orders-to-send', id: first });
  expect(await idOf(other.token)).toBe(second);
  expect(await queueOf(other.token, 'orders-to-send')).toMatchObject({
    count: 3,
    taken: [
      { item: taken?.name, by: one.name },
      { item: expect.stringContaining('F-') as string, by: other.name },
    ],
  });
  expect(await idOf(one.token, { except: [{ queue: 'orders-to-send', id: first }] })).toBe(third);
  const left = [first, third].map((id) => ({ queue: 'orders-to-send', id }));
  expect(await idOf(one.token, { except: left })).toBeUndefined();
  expect(await idOf(other.token, { except: [{ queue: 'orders-to-send', id: second }] })).toBe(
    first,
  );
});

test('an item is free again after ten minutes, and when its order has left', async () => {
  shop.clock.now = new Date(+shop.clock.now + 10 * MINUTE_MS);
  const one = await desk.signedIn('dispenser');
  const other = await desk.signedIn('dispenser');
  const id = await idOf(one.token);
  expect(await idOf(other.token)).not.toBe(id);
  shop.clock.now = new Date(+shop.clock.now + 9 * MINUTE_MS);
  const third = await desk.signedIn('dispenser');
  expect(await idOf(third.token)).not.toBe(id);
  shop.clock.now = new Date(+shop.clock.now + MINUTE_MS);
  const last = await desk.signedIn('dispenser');
  expect(await idOf(last.token)).toBe(id);
  const takers = (await queueOf(last.token, 'orders-to-send'))?.taken.map(({ by }) => by);
  expect(takers).toEqual([third.name, last.name]);
  await shop.db.updateTable('orders').set({ state: 'Cancelled' }).where('id', '=', id!).execute();
  const queue = await queueOf(last.token, 'orders-to-send');
  expect(queue?.taken.map(({ by }) => by)).not.toContain(last.name);
});

test('ten people at once get ten orders, and one person who presses twice keeps one', async () => {
  shop.clock.now = new Date(+shop.clock.now + 20 * MINUTE_MS);
  for (let count = 0; count < 10; count += 1) await paidOrder();
  const people = await Promise.all(Array.from({ length: 10 }, () => desk.signedIn('dispenser')));
  const ids = await Promise.all(people.map(({ token }) => idOf(token)));
  expect(new Set(ids).size).toBe(10);
  const { token, staffId } = await desk.signedIn('dispenser');
  await Promise.all([take(token), take(token), take(token)]);
  const leases = shop.db.selectFrom('desk_leases').select('item_id');
  expect(await leases.where('staff_id', '=', staffId).execute()).toHaveLength(1);
});

test('a queue of its own, and the queues of the role alone', async () => {
  const userId = await addUser(shop.db, { account_state: 'verified', first_name: 'Zoe' });
  const service = await desk.signedIn('customer-service');
  expect(await take(service.token, { queue: 'applications' })).toMatchObject({
    id: userId,
    name: 'Zoe Okafor',
  });
  expect(await take(service.token, { queue: 'orders-to-send' })).toBeUndefined();
  const auditor = await desk.signedIn('auditor');
  expect(await take(auditor.token)).toBeUndefined();
  expect(await queueOf(auditor.token, 'applications')).toMatchObject({ count: 1 });
});

test('a registration to look up again waits from the day on which it is due, in London', async () => {
  const service = await desk.signedIn('customer-service');
  const dueOn = '2026-07-01';
  const userId = await addUser(shop.db, { recheck_on: dueOn, first_name: 'Femi' });
  await addUser(shop.db, { recheck_on: dueOn, account_state: 'suspended' });
  const at = shop.clock.now;
  shop.clock.now = new Date('2026-06-30T22:59:00Z');
  const before = await desk.signedIn('customer-service');
  expect(await queueOf(before.token, 'rechecks')).toMatchObject({ count: 0 });
  shop.clock.now = new Date('2026-06-30T23:00:00Z');
  const { token } = await desk.signedIn('customer-service');
  expect(await queueOf(token, 'rechecks')).toMatchObject({
    count: 1,
    oldest: { id: userId, name: 'Femi Okafor', waitingSince: shop.clock.now },
  });
  expect(await take(token, { queue: 'rechecks' })).toMatchObject({ id: userId });
  shop.clock.now = at;
  expect(await take(service.token, { queue: 'rechecks' })).toBeUndefined();
});

test('a register check waits ahead from 30 days before it, until it is due', async () => {
  const userId = await addUser(shop.db, { recheck_on: '2028-01-31', first_name: 'Ines' });
  const at = shop.clock.now;
  const seenAt = async (moment: string) => {
    shop.clock.now = new Date(moment);
    const { token } = await desk.signedIn('customer-service');
    return queueOf(token, 'rechecks-ahead');
  };
  expect(await seenAt('2027-12-31T12:00:00Z')).toMatchObject({ count: 0 });
  expect(await seenAt('2028-01-01T12:00:00Z')).toMatchObject({
    count: 1,
    oldest: { id: userId, waitingSince: new Date('2028-01-01T00:00:00Z') },
  });
  expect(await seenAt('2028-01-31T12:00:00Z')).toMatchObject({ count: 0 });
  shop.clock.now = at;
});

test('a product waits from when it reaches its safety stock, while it is on sale', async () => {
  const { token } = await desk.signedIn('stock');
  const before = (await queueOf(token, 'stock-low'))?.count ?? 0;
  const low = await addProduct(shop.db, { in_stock: 5, minimum_stock: 5 });
  await addProduct(shop.db, { in_stock: 0, is_on_sale: false });
  expect(await queueOf(token, 'stock-low')).toMatchObject({ count: before + 1 });
  const taken = await take(token, { queue: 'stock-low' });
  expect(taken).toMatchObject({ queue: 'stock-low' });
  await shop.db.updateTable('products').set({ is_on_sale: false }).where('id', '=', low).execute();
  expect(await queueOf(token, 'stock-low')).toMatchObject({ count: before });
});

test('a statement waits while it has a line that is neither booked nor set aside', async () => {
  const { token, staffId } = await desk.signedIn('customer-service');
  const { rows } = await sql<{ id: number }>`
    insert into statements (name, hash, imported_at, staff_id, first_day, last_day, debits, blank, credits)
    values ('June.csv', sha256('June'), ${shop.clock.now}, ${staffId}, '2026-06-01', '2026-06-30', 0, 0, 1)
    returning id`.execute(shop.db);
  const id = rows[0]?.id ?? 0;
  await sql`insert into statement_lines (statement_id, row_number, paid_on, amount_mills, text, copy, hash)
    values (${id}, 2, '2026-06-02', 1000, 'OKAFOR', 1, sha256('line'))`.execute(shop.db);
  expect(await take(token, { queue: 'statements-to-book' })).toMatchObject({
    id,
    name: 'June.csv',
  });
  await sql`update statement_lines set aside_reason = 'Rent', aside_at = ${shop.clock.now}, aside_by = ${staffId}
    where statement_id = ${id}`.execute(shop.db);
  expect(await queueOf(token, 'statements-to-book')).toMatchObject({ count: 0, taken: [] });
});

test('what was decided meanwhile is not taken, and N goes on to the next', async () => {
  const first = await addUser(shop.db, { account_state: 'verified', first_name: 'Ada' });
  const second = await addUser(shop.db, { account_state: 'verified', first_name: 'Bea' });
  const { token } = await desk.signedIn('customer-service');
  const left = { queue: 'applications', id: first };
  await shop.db
    .updateTable('users')
    .set({ account_state: 'rejected' })
    .where('id', '=', first)
    .execute();
  expect(await idOf(token, { queue: 'applications', except: [left] })).not.toBe(first);
  expect((await queueOf(token, 'applications'))?.taken).toHaveLength(1);
  await shop.db
    .updateTable('users')
    .set({ account_state: 'rejected' })
    .where('id', '=', second)
    .execute();
});

test('messages wait until they are closed, and emails from when they were given up', async () => {
  const { token } = await desk.signedIn('pharmacist');
  const { now } = shop.clock;
  await sql`insert into contact_messages (received_at, name, email, message)
    values (${now}, 'Joan', 'joan@clinic.test', 'Is it cold?')`.execute(shop.db);
  expect(await take(token, { queue: 'messages-to-answer' })).toMatchObject({ waitingSince: now });
  await sql`update contact_messages set closed_at = ${now}`.execute(shop.db);
  expect(await take(token, { queue: 'messages-to-answer' })).toBeUndefined();
  expect(await queueOf(token, 'mail-failed')).toMatchObject({ count: 0 });
  await sql`update outbox set given_up_at = ${now} where id = (select min(id) from outbox)`.execute(
    shop.db,
  );
  expect(await queueOf(token, 'mail-failed')).toMatchObject({ count: 1 });
  expect(await take(token, { queue: 'mail-failed' })).toMatchObject({ waitingSince: now });
});
