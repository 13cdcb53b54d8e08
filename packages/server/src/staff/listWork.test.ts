import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillShop } from '../audit/testing/fillShop.queries.ts';
import { rowsLookedAt } from '../audit/testing/rowsLookedAt.queries.ts';
import { readOrders } from '../orders/orders.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Schema } from '../platform/database/schema.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { listUnsentMail } from '../correspondence/unsentMail.queries.ts';
import { listWaitingOrders } from './orders/orders.queries.ts';
import { readSupplied } from './prescriptions/prescriptions.queries.ts';

const ORDERS = 3_000;
/** 120 orders wait for payment, each with a dozen looks at its parts; a full scan reads every order and more. */
const MOST_LOOKS = 2_500;

let database: TestDatabase;
let db: Db;
/** A London date on which orders were dispatched. */
let day = '';
const queries: CompiledQuery[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillShop(client, ORDERS, () => {});
  const { rows } = await client.query<{ day: string }>(
    `select (max(happened_at) at time zone 'Europe/London')::date::text as day
     from audit_events where detail ->> 'state' = 'Dispatched'`,
  );
  day = rows[0]?.day ?? '';
  client.release(true);
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void queries.push(query),
  });
});
afterAll(() => database.close());

async function queryOf(read: (db: Db) => Promise<unknown>): Promise<CompiledQuery> {
  queries.length = 0;
  await read(db);
  const [query] = queries;
  if (!query) throw new Error('Nothing was read');
  return query;
}

test.each<[string, (db: Db) => Promise<unknown>]>([
  ['orders that wait', (on) => listWaitingOrders(on, undefined)],
  ['orders to pay', (on) => listWaitingOrders(on, 'payment')],
  ['orders to pack', (on) => listWaitingOrders(on, 'packing')],
  ['refunds', (on) => listWaitingOrders(on, 'refund')],
  ['what a day supplied on prescription', (on) => readSupplied(on, { from: day, to: day })],
  ['unsent mail', listUnsentMail],
])('the list of %s does not read everything', async (_what, list) => {
  expect(await rowsLookedAt(database.pool, await queryOf(list))).toBeLessThan(MOST_LOOKS);
});

test('a page of orders counts those before it in the index alone', async () => {
  const { sql, parameters } = await queryOf((on) => readOrders(on, 1, { limit: 5, skip: 30 }));
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, [
    ...parameters,
  ]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Only Scan using orders_of_buyer');
});
