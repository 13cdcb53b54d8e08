import { type TodayQueueName, todayQueues } from '@formulary/rules/today/todayQueues';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillShop } from '../audit/testing/fillShop.queries.ts';
import { countRowsRead } from '../testing/countRowsRead.queries.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { findFree, readQueue } from './today.queries.ts';

const ORDERS = 1_500;
const USERS = 750;
/** The fewest that wait in each queue of the test. */
const WAITING = 150;
const NOW = new Date('2026-06-15T10:00:00Z');
/** The oldest is an entry of an index and a row, with a few lookups of its conditions. */
const MOST_READ_OF_OLDEST = 60;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Only the owner of the server may fill without checks.
  const client = new Client({ ...database.connection, user: 'postgres' });
  await client.connect();
  await fillShop(client, ORDERS, () => {}, { buyers: USERS, areChecked: false });
  await client.query(`
    set session_replication_role = replica;
    update orders set state = case id % 3 when 0 then 'Processing' when 1 then 'Dispatched' else 'Awaiting payment' end,
      payment_status = case when id % 3 = 2 then 'Pending' else 'Paid' end, held_until = case when id % 3 = 2 then now() end,
      on_hold_since = case when id % 9 = 1 then placed_at end, hold_reason = case when id % 9 = 1 then 'Asked' end,
      has_manual_prescription = id % 3 = 2, has_prescription = has_prescription or id % 3 = 2, cart_version = case when id % 3 = 2 then null else cart_version end;
    update order_lines set is_prescription = true, product_id = null, manual_index = 1, promotions = '[]', unit_price_mills = 0, full_price_mills = 0,
      subtotal_mills = 0, vat_mills = 0, total_mills = 0, priced_at = null
      where order_id % 3 = 2 and id = (select min(id) from order_lines as first where first.order_id = order_lines.order_id);
    update users set account_state = case when id % 3 = 0 then 'verified' else 'active' end,
      recheck_on = case id % 3 when 1 then date '2026-06-01' when 2 then '2026-07-01' end, data_requested_on = '2026-06-10';
    insert into contact_messages (received_at, name, email, message)
      select now(), 'Joan', 'joan@clinic.test', 'Is it cold?' from generate_series(1, ${WAITING})`);
  await client.query('vacuum analyze');
  await client.end();
});
afterAll(() => database.close());

/** Queues whose oldest item an index finds; the others are short, and their items have no time of their own. */
const sorted = [
  'orders-to-send',
  'orders-on-hold',
  'prices-to-set',
  'messages-to-answer',
  'applications',
  'data-requests',
  'rechecks',
  'rechecks-ahead',
  'parcels-under-way',
] as const satisfies readonly TodayQueueName[];

test.each(sorted)('the oldest item of %s is found without reading the others', async (queue) => {
  const { count, oldest } = await readQueue(database.db, queue, NOW);
  expect(count).toBeGreaterThanOrEqual(WAITING);
  const rowsRead = await countRowsRead(database.db, async (trx) => {
    expect(await findFree(trx, queue, { except: [], now: NOW })).toEqual(oldest);
  });
  // Orders on hold are few, and read to leave them out.
  const leftOut = queue === 'orders-to-send' ? ORDERS / 9 : 0;
  expect(rowsRead - leftOut).toBeLessThan(MOST_READ_OF_OLDEST);
});

test('every queue can be read in a large shop', async () => {
  for (const queue of Object.keys(todayQueues) as readonly TodayQueueName[]) {
    expect(await readQueue(database.db, queue, NOW)).toMatchObject({ queue });
  }
});
