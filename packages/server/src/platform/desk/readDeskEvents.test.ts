import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../database/withTransaction.ts';
import { recordEvent } from '../events/recordEvent.queries.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addStaff } from '../../testing/staffData.queries.ts';
import { addUser } from '../../testing/testData.queries.ts';
import { readDeskEvents } from './readDeskEvents.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a timeline says who did what, why, on which device and what it was before', async () => {
  const at = new Date('2026-06-15T10:00:00Z');
  const { staffId, name } = await addStaff(shop.db, { role: 'customer-service' });
  const customer = await addUser(shop.db, { first_name: 'Amara', last_name: 'Okafor' });
  const subject = 'order 900001';
  const base = { at, actorId: undefined, subject } as const;
  await withTransaction(shop.db, async (trx) => {
    await recordEvent(trx, { ...base, actorId: customer, action: 'order-placed', detail: {} });
    await recordEvent(trx, {
      ...base,
      action: 'order-moved',
      detail: { cause: 'expired', state: 'Cancelled' },
    });
    await recordEvent(trx, {
      ...base,
      action: 'order-unflagged',
      detail: { by: 'Sam', note: 'Two clinics of one house' },
    });
    await recordEvent(trx, {
      ...base,
      action: 'order-changed',
      detail: { by: name, reason: 'Moved house', beforeMills: 12_000, amountMills: 9_000 },
      staff: { staffId, permission: 'correctOrders', device: 'Firefox' },
    });
    await recordEvent(trx, {
      ...base,
      action: 'profile-changed',
      detail: { by: name },
      staff: { staffId, permission: 'rectifyCustomers', device: '' },
      personal: { from: 'Ada Bell', to: 'Ada Ball' },
    });
    await recordEvent(trx, {
      ...base,
      subject: 'order 900002',
      action: 'order-placed',
      detail: {},
    });
  });
  const events = await readDeskEvents(shop.db, [subject]);
  const staff = { kind: 'staff', name, role: 'customer-service' };
  expect(events.map(({ id: _id, at: _at, subject: _subject, ...event }) => event)).toEqual([
    { author: { kind: 'customer', name: 'Amara Okafor' }, sentence: 'Placed the order' },
    {
      author: { kind: 'formulary', name: 'Formulary' },
      sentence: 'Cancelled the order: it was not paid in time',
    },
    {
      author: { kind: 'staff', name: 'Sam' },
      sentence: 'Cleared the flag',
      reason: 'Two clinics of one house',
    },
    {
      author: staff,
      sentence: 'Changed packs or products on prescription',
      reason: 'Moved house',
      from: '£12.00',
      to: '£9.00',
      device: 'Firefox',
    },
    {
      author: staff,
      sentence: 'Changed the details of the account',
      from: 'Ada Bell',
      to: 'Ada Ball',
      device: '',
    },
  ]);
});
