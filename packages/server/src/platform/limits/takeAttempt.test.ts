import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused } from '../problems/Refused.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { takeAttempt } from './takeAttempt.ts';

const HOUR_MS = 3_600_000;
const start = new Date('2026-06-15T10:00:00Z');
const after = (ms: number): Date => new Date(+start + ms);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function take(key: string, now = start, most = 3, kind = 'test'): Promise<unknown> {
  const limit = { kind, key, most, perMs: HOUR_MS };
  return takeAttempt(database.db, limit, now).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refused ? error.retryAfterSeconds : error),
  );
}

test('allows the limit, then refuses with the time until the next attempt, until the period ends', async () => {
  expect(await take('a')).toBe('taken');
  expect(await take('a', after(60_000))).toBe('taken');
  expect(await take('a', after(60_000))).toBe('taken');
  expect(await take('a', after(61_500))).toBe(3539);
  expect(await take('a', after(HOUR_MS - 1))).toBe(1);
  expect(await take('a', after(HOUR_MS))).toBe('taken');
});

test('counts keys and kinds separately', async () => {
  await take('b', start, 1);
  expect(await take('b', start, 1)).toBe(3600);
  expect(await take('c', start, 1)).toBe('taken');
  expect(await take('b', start, 1, 'other')).toBe('taken');
});

test('allows exactly the limit under concurrent attempts', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => take('crowd', start, 7)));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(7);
  expect(answers.filter((answer) => answer === 3600)).toHaveLength(33);
});

test('stores no plain keys and no expired counters', async () => {
  const later = after(2 * HOUR_MS);
  await take('amara@formulary.test', later);
  const { rows } = await database.pool.query<{ row: string }>(
    'select attempt_counters::text as row from attempt_counters',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('amara');
});
