import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../platform/database/schema.ts';
import { checkPrescription } from '../prescriptions/document/checking/checkPrescription.ts';
import { readPrescriptions } from '../prescriptions/prescriptions.queries.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import { sealKeyForTests, trustForTests } from '../testing/signing/sealKeyForTests.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { audit } from './audit.ts';
import { filledUsers, fillPrescriptions } from './testing/fillPrescriptions.queries.ts';
import { rowsLookedAt } from './testing/rowsLookedAt.queries.ts';

const COUNT = 1_000;
/** Unpaid ones among the latest orders. */
const WAITING = 16;
const PAGE = 5;
/** A page reads each prescription with its order, people and items; half of all belong to this prescriber. */
const MOST_LOOKS = 40 * PAGE;

const { trust } = trustForTests();
let database: TestDatabase;
let db: Kysely<Schema>;
const queries: CompiledQuery[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const client = await database.pool.connect();
  const options = { key: sealKeyForTests, picture: await aSignature(), say: () => {} };
  await fillPrescriptions(client, COUNT, options);
  client.release(true);
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void queries.push(query),
  });
});
afterAll(() => database.close());

test('a shop filled with signed prescriptions breaks no rule', async () => {
  expect(await audit({ db, trust }, new Date())).toEqual([]);
  const checked = await checkPrescription({ db, trust, certificates: new Map() }, 1);
  expect(checked?.verdict).toBe('holds');
  const { rows } = await database.pool.query(
    'select status, count(*) from prescriptions group by 1 order by 1',
  );
  expect(rows).toEqual([
    { status: 'signed', count: COUNT - WAITING },
    { status: 'unsigned', count: WAITING },
  ]);
});

test.each([
  ['of all', {}, PAGE],
  ['of signed ones', { status: 'signed' }, PAGE],
  ['of unsigned ones', { status: 'unsigned' }, PAGE],
  ['of rejected ones', { status: 'rejected' }, 0],
] as const)(
  "reading a page %s does not read all of a prescriber's prescriptions",
  async (_what, filter, length) => {
    queries.length = 0;
    const page = { limit: PAGE, skip: 0 };
    expect(await readPrescriptions(db, filledUsers.busyPrescriber, filter, page)).toHaveLength(
      length,
    );
    const [query] = queries;
    if (!query) throw new Error('Nothing was read');
    expect(await rowsLookedAt(database.pool, query)).toBeLessThan(MOST_LOOKS);
  },
);
