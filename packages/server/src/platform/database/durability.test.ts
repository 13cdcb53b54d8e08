import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { createPool } from './createPool.ts';
import { refuseLossyDatabase } from './durability.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['off', false],
  ['local', true],
  ['on', true],
])(
  'refuseLossyDatabase() judges synchronous_commit %s as the shop has it',
  async (setting, isSafe) => {
    const url = new URL(database.url);
    url.searchParams.set('options', `-c synchronous_commit=${setting}`);
    const pool = createPool({ connectionString: url.href }, () => {});
    const judged = refuseLossyDatabase(pool).then(
      () => true,
      (error: Error) => !error.message.includes('synchronous_commit off'),
    );
    expect(await judged).toBe(isSafe);
    await pool.end();
  },
);
