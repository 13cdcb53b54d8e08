import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../platform/database/schema.ts';
import { trustForTests } from '../testing/signing/sealKeyForTests.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { audit } from './audit.ts';
import { fillShop } from './testing/fillShop.queries.ts';
import { rowsLookedAt } from './testing/rowsLookedAt.queries.ts';

const ORDERS = 2_000;
/** The histories of payments read each row 3.7 times, counted at every step of the plan; a quadratic rule does so dozens of times. */
const MOST_LOOKS_PER_ROW = 5;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  await fillShop(client, ORDERS, () => {});
  client.release(true);
});
afterAll(() => database.close());

async function rowsOfAllTables(): Promise<number> {
  const { rows } = await database.pool.query<{ rows: number }>(
    `select sum(reltuples)::integer as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return rows[0]?.rows ?? 0;
}

test('the audit reads every row a few times, never quadratically', async () => {
  const queries: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ level, query }) => {
      const text = query.sql.trimStart().replace(/^declare \S+ no scroll cursor for\s+/, '');
      if (level === 'query' && text.startsWith('select')) queries.push({ ...query, sql: text });
    },
  });
  expect(await audit({ db, ...trustForTests() }, new Date())).toEqual([]);
  const most = MOST_LOOKS_PER_ROW * (await rowsOfAllTables());
  expect(queries.length).toBeGreaterThan(20);
  const tooLong: string[] = [];
  for (const query of queries)
    if ((await rowsLookedAt(database.pool, query)) > most) tooLong.push(query.sql);
  expect(tooLong).toEqual([]);
});
