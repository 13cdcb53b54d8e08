import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { describeError } from './describeError.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('keeps the table and constraint of a PostgreSQL error, and not the value it quotes', async () => {
  await sql`create table people (email text constraint people_email unique)`.execute(database.db);
  const insert = sql`insert into people values ('ann@clinic.test'), ('ann@clinic.test')`;
  const error: unknown = await insert.execute(database.db).catch((caught: unknown) => caught);
  const described = describeError(error as Error);
  expect(described).toMatchObject({ code: '23505', table: 'people', constraint: 'people_email' });
  expect(JSON.stringify(described)).not.toContain('ann@clinic.test');
});

test('keeps message and stack of other errors', () => {
  const described = describeError(new Error('a bug'));
  expect(described).toMatchObject({ type: 'Error', message: 'a bug' });
  expect(described.stack).toContain('describeError.test.ts');
});
