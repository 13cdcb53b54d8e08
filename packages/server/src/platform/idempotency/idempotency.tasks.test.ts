import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import { removeOld } from '../../testing/removeOld.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { addUser } from '../../testing/testData.queries.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-06-15T10:00:00Z');

let shop: TestDatabase;
beforeAll(async () => {
  shop = await createTestDatabase();
});
afterAll(() => shop.close());

const ago = (ms: number): Date => new Date(+now - ms);

test('removes an idempotency key after a day, and not a millisecond earlier', async () => {
  const userId = await addUser(shop.db);
  const key = (name: string, createdAt: Date) => ({
    user_id: userId,
    route: 'test',
    key: name,
    request_hash: Buffer.alloc(32),
    answer: null,
    created_at: createdAt,
  });
  await shop.db
    .insertInto('idempotency_keys')
    .values([key('old', ago(DAY_MS + 1)), key('young', ago(DAY_MS))])
    .execute();
  expect(await removeOld(shop.db, now)).toEqual({ 'remove-idempotency-keys': 1 });
  const left = await shop.db.selectFrom('idempotency_keys').select('key').execute();
  expect(left).toEqual([{ key: 'young' }]);
});

test('removes 25,000 old keys in one run', async () => {
  const userId = await addUser(shop.db);
  await shop.pool.query(
    `insert into idempotency_keys (user_id, route, key, request_hash, created_at)
     select $1, 'test', 'old ' || n, sha256(''), $2 from generate_series(1, 25000) as n`,
    [userId, ago(2 * DAY_MS)],
  );
  expect(await removeOld(shop.db, now)).toEqual({ 'remove-idempotency-keys': 25_000 });
});
