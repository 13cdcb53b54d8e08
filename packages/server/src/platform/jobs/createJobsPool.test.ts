import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { createPool } from '../database/createPool.ts';
import { createJobsPool } from './runJobs.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['a socket', () => database.connection],
  ['a DATABASE_URL', () => ({ connectionString: database.url })],
])(
  "connects the queue to the shop's database by %s, with the same limits",
  async (_way, connection) => {
    const shop = createPool(connection(), () => {});
    const jobs = createJobsPool(shop);
    const question = `select current_database() as name, current_setting('statement_timeout') as longest`;
    const [ofShop, ofJobs] = [await shop.query(question), await jobs.query(question)];
    expect(ofJobs.rows).toEqual(ofShop.rows);
    expect(ofJobs.rows).toMatchObject([{ longest: '10s' }]);
    await jobs.end();
    await shop.end();
  },
);

test('copies a password given apart from the address', () => {
  const shop = new Pool({ host: '/nowhere', password: 'formulary' });
  expect(createJobsPool(shop).options.password).toBe('formulary');
});
