import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { auditedShop } from '../../audit/testing/auditedShop.ts';
import { advanceOrder } from '../../dispatch/advanceOrder.ts';
import { makeInvoice } from '../../invoices/makeInvoice.ts';
import { cancelByStaff } from '../../payments/cancelByStaff.ts';
import { recordTransfer } from '../../payments/recordTransfer.ts';
import { createDb } from '../../platform/database/createDb.ts';
import { createPool } from '../../platform/database/createPool.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { fragileConnections } from '../../testing/database/fragileConnections.ts';
import { rowReader } from '../../testing/bystanders/rowReader.queries.ts';
import type { TestShop } from '../../testing/openTestShop.ts';
import { removeOld } from '../../testing/removeOld.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import { sealForTests } from '../../testing/signing/sealForTests.ts';
import { addStaff } from '../../testing/staffData.queries.ts';
import { dataRightsTasks } from './dataRights.tasks.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import { countOverRecords, removeOverRecords } from './removeOverRecords.ts';

const NOTHING = { orders: 0, prescriptions: 0, patients: 0, accounts: 0 };
let shop: TestShop;
let end: Date;
/** Names and addresses of everybody who ordered, prescribed or was prescribed for. */
let names: readonly string[];
let delivered: number;

/** Delivers the signed order, cancels the others, and erases the accounts of all their people. */
beforeAll(async () => {
  shop = await auditedShop();
  const { db, trust } = shop;
  const { certificates } = await sealForTests();
  const now = new Date(+shop.clock.now + 60_000);
  shop.clock.now = now;
  const context = {
    db,
    now,
    holds: holdsForTests,
    shopUrl: 'https://shop.test',
    trust,
    certificates,
  };
  const orders = await sql<{ id: number; amount: number; isSigned: boolean }>`
    select id, amount_mills as amount,
      exists (select from prescriptions where order_id = orders.id and status = 'signed') as "isSigned"
    from orders`.execute(db);
  for (const { id: orderId, amount, isSigned } of orders.rows) {
    const by = 'Priya Shah';
    if (!isSigned) {
      await cancelByStaff(context, { orderId, reason: 'Closing', refundNote: undefined, by });
      continue;
    }
    delivered = orderId;
    await recordTransfer(context, { orderId, amount, reference: 'Transfer 1', by });
    await advanceOrder(context, { orderId, to: 'Dispatched', by });
    await advanceOrder(context, { orderId, to: 'Delivered', by });
    const invoice = await sql<{ id: number }>`
      select id from invoices where order_id = ${orderId}`.execute(db);
    await makeInvoice({ db, now: () => now }, invoice.rows[0]?.id ?? 0);
  }
  const people = await sql<{ name: string }>`
    select unnest(array[last_name, first_name, street, postcode]) as name from patients
    union select unnest(array[last_name, email, street, registration_number]) from users
    union select unnest(array[shipping_name, shipping_street, billing_name]) from orders`.execute(
    db,
  );
  names = people.rows.map(({ name }) => name).filter(Boolean);
  const { staffId } = await addStaff(db);
  const actor = {
    by: 'Priya Shah',
    staff: { staffId, permission: 'answerDataRequests', device: 'Firefox' },
  } as const;
  const asked = { askedBy: 'Themselves', askedOn: '2026-06-16', reason: 'Left' };
  const users = await sql<{ id: number }>`select id from users order by id`.execute(db);
  for (const { id: userId } of users.rows) {
    await eraseCustomer(db, { userId, ...asked }, { actor, now });
  }
  await sql`update outbox set sent_at = ${now}, text = '', html = null`.execute(db);
  end = now;
});
afterAll(() => shop.close());

const later = (years: number, days: number) => {
  const at = new Date(end);
  at.setUTCFullYear(at.getUTCFullYear() + years);
  at.setUTCDate(at.getUTCDate() + days);
  return at;
};
const remove = (at: Date) => withTransaction(shop.db, (trx) => removeOverRecords(trx, at, 1000));

/** Removes on a connection that dies at each moment in turn: until it lives long enough, nothing may change. */
async function removeWhereverItsServerDies(at: Date): Promise<void> {
  const pool = createPool(shop.database.connection, () => {});
  const server = fragileConnections(pool);
  const before = await allRows();
  let deaths = 0;
  for (;;) {
    server.revive(deaths);
    const isDone = await withTransaction(createDb(pool), (trx) =>
      removeOverRecords(trx, at, 1000),
    ).then(
      () => true,
      () => false,
    );
    const isSame = (await allRows()) === before;
    // A death after the commit loses only the answer.
    if (isDone || !isSame) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(0);
  expect(await allRows()).not.toBe(before);
  await pool.end();
}

/** Runs the nightly task on four servers at once, again and again until nothing is left. */
async function removeOnServersAtOnce(at: Date): Promise<void> {
  const [task] = dataRightsTasks({ db: shop.db, now: () => at });
  const log = { info: () => {} } as unknown as FastifyBaseLogger;
  for (let night = 0; night < 3; night += 1)
    await Promise.all([1, 2, 3, 4].map(() => task!.run({}, { log })));
}

/** Returns every stored value as text, for a search. */
async function allRows(): Promise<string> {
  const rows = await rowReader(shop.db)();
  return JSON.stringify([...rows.values()]);
}

test('nothing is due a day before its years are over, and a count changes nothing', async () => {
  const before = await allRows();
  expect(await countOverRecords(shop.db, later(5, 0))).toEqual(NOTHING);
  expect(await countOverRecords(shop.db, later(5, 1))).toMatchObject({ orders: 0, accounts: 0 });
  expect((await countOverRecords(shop.db, later(5, 1))).prescriptions).toBeGreaterThan(0);
  expect((await countOverRecords(shop.db, later(6, 1))).orders).toBeGreaterThan(0);
  expect(await allRows()).toBe(before);
});

test('the audit holds after the accounts of everybody were erased', async () => {
  expect(await audit(shop, end)).toEqual([]);
});

test('the database refuses to take words out early, or anything else than words', async () => {
  const { db } = shop;
  const at = later(4, 360);
  const ofSigned = sql`(select id from prescriptions where status = 'signed' limit 1)`;
  const refused = [
    sql`update prescriptions set reduced_at = ${at}, comments = '' where id = ${ofSigned}`,
    sql`update orders set reduced_at = ${at} where id = ${delivered}`,
    sql`delete from prescription_documents`,
    sql`delete from prescription_signatures`,
    sql`delete from invoice_files`,
    sql`update invoices set content = jsonb_set(content, '{customer}', '["Removed"]')`,
    sql`update prescriptions set reduced_at = ${later(5, 1)}, patient_id = 1, prescribed_on = '2020-01-01'
      where id = ${ofSigned}`,
  ];
  for (const statement of refused) {
    await expect(statement.execute(db)).rejects.toThrow(
      /append-only|kept_for_years|loses its words alone/,
    );
  }
});

test('after five years the prescriptions lose their words, after six everything its names; the audit holds', async () => {
  const fifth = later(5, 1);
  const due = await countOverRecords(shop.db, fifth);
  await removeWhereverItsServerDies(fifth);
  expect(await countOverRecords(shop.db, fifth)).toMatchObject({ prescriptions: 0 });
  await remove(fifth);
  expect(await countOverRecords(shop.db, fifth)).toEqual(NOTHING);
  const gone = await sql<{ left: number }>`
    select (select count(*) from prescription_documents) + (select count(*) from prescription_signatures)
      + (select count(*) from signature_confirmations) as left`.execute(shop.db);
  expect(gone.rows).toEqual([{ left: 0 }]);
  const sixth = later(6, 1);
  const ofSixth = await countOverRecords(shop.db, sixth);
  await removeOnServersAtOnce(sixth);
  expect(await countOverRecords(shop.db, sixth)).toEqual(NOTHING);
  // What mails and sessions had is removed by the tasks of their own.
  await removeOld(shop.db, sixth);
  const stored = await allRows();
  expect(names.filter((name) => stored.includes(name))).toEqual([]);
  expect(await audit(shop, sixth)).toEqual([]);
  const events = await shop.db
    .selectFrom('audit_events')
    .select(({ eb }) => [
      'detail',
      sql<number>`(${eb.ref('detail')} ->> 'orders')::integer`.as('orders'),
    ])
    .where('action', '=', 'records-reduced')
    .orderBy('id')
    .execute();
  expect(events[0]?.detail).toEqual(due);
  // Each record once, whichever server removed it.
  expect(events.reduce((sum, { orders }) => sum + orders, 0)).toBe(due.orders + ofSixth.orders);
  expect(events.at(-1)?.detail).toMatchObject({ accounts: expect.any(Number) as number });
});
