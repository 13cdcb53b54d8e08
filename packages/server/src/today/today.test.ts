import { getToday, takeNext, type WaitingItem } from '@formulary/rules/calls/desk/todayCalls';
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
