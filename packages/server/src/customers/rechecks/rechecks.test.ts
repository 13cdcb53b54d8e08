import { addDays } from '@formulary/rules/dates/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addUser } from '../../testing/testData.queries.ts';
import { tellOfRechecks } from './tellOfRechecks.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const TODAY = '2026-06-15';
const tell = () => tellOfRechecks({ db: shop.db, now: () => shop.clock.now });
const addDue = (days: number, state: 'active' | 'suspended' = 'active') =>
  addUser(shop.db, { recheck_on: addDays(TODAY, days), account_state: state });
async function mailsTo(userId: number): Promise<number> {
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from outbox join audit_events on audit_events.id = event_id
      where action = 'recheck-told' and audit_events.subject = 'user ' || $1`,
    [userId],
  );
  return rows[0]?.count ?? 0;
}

test('a customer is told of a register check once, from 30 days before it until the day before', async () => {
  shop.clock.now = new Date(`${TODAY}T09:00:00Z`);
  const [today, tomorrow, last, beyond] = [
    await addDue(0),
    await addDue(1),
    await addDue(30),
    await addDue(31),
  ];
  const suspended = await addDue(10, 'suspended');
  expect(await tell()).toBe(2);
  expect(await tell()).toBe(0);
  const told = await Promise.all([today, tomorrow, last, beyond, suspended].map(mailsTo));
  expect(told).toEqual([0, 1, 1, 0, 0]);
  shop.clock.now = new Date(`${addDays(TODAY, 1)}T09:00:00Z`);
  expect(await tell()).toBe(1);
  // A check that was moved is another one.
  await shop.db
    .updateTable('users')
    .set({ recheck_on: addDays(TODAY, 20) })
    .where('id', '=', last)
    .execute();
  expect(await tell()).toBe(1);
  expect(await mailsTo(last)).toBe(2);
});

test('four servers at once tell each customer once', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => addDue(15)));
  const told = await Promise.all([tell(), tell(), tell(), tell()]);
  expect(told.reduce((sum, each) => sum + each, 0)).toBe(ids.length);
  expect(new Set(await Promise.all(ids.map(mailsTo)))).toEqual(new Set([1]));
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
