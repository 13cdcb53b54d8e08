import { look as lookCall } from '@formulary/rules/calls/desk/deskSessionCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';

type Person = Awaited<ReturnType<TestDesk['signedIn']>>;

let shop: TestShop;
let desk: TestDesk;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

function pass(seconds: number): void {
  shop.clock.now = new Date(+shop.clock.now + seconds * 1000);
}

async function look({ token }: Person, subject = 'order 31') {
  return desk.ask(lookCall, { token, body: { subject } });
}

test('the second person on a record learns of the first at once, and the first at the next look', async () => {
  const [first, second] = [await desk.signedIn('pharmacist'), await desk.signedIn('dispenser')];
  const since = shop.clock.now;
  expect(await look(first)).toEqual([]);
  pass(2);
  expect(await look(second)).toEqual([{ name: first.name, since }]);
  const secondSince = shop.clock.now;
  pass(2);
  expect(await look(first)).toEqual([{ name: second.name, since: secondSince }]);
  expect(await look(second)).toEqual([{ name: first.name, since }]);
});

test('a look holds for 30 seconds, and a later one begins anew', async () => {
  const [first, second] = [await desk.signedIn('stock'), await desk.signedIn('auditor')];
  await look(first, 'order 32');
  pass(29.999);
  expect(await look(second, 'order 32')).toHaveLength(1);
  pass(0.001);
  expect(await look(second, 'order 32')).toEqual([]);
  await look(first, 'order 32');
  expect(await look(second, 'order 32')).toEqual([{ name: first.name, since: shop.clock.now }]);
});

test('a look at another record, and by somebody whose account has ended, does not show', async () => {
  const [first, second] = [await desk.signedIn('stock'), await desk.signedIn('auditor')];
  await look(first, 'order 33');
  expect(await look(second, 'order 34')).toEqual([]);
  await shop.db
    .updateTable('staff')
    .set({ state: 'ended', password_hash: null, totp_key: null })
    .where('id', '=', first.staffId)
    .execute();
  expect(await look(second, 'order 33')).toEqual([]);
});

test('of twenty who open a record at once, all but one see somebody, and all see everybody next', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => desk.signedIn('dispenser')));
  const first = await Promise.all(people.map((person) => look(person, 'order 35')));
  expect(first.filter((others) => others.length === 0).length).toBeLessThanOrEqual(1);
  const next = await Promise.all(people.map((person) => look(person, 'order 35')));
  expect(new Set(next.map((others) => others.length))).toEqual(new Set([19]));
});
