import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from './createTestDatabase.queries.ts';
import { holdMoment, installHolds, waitingAt } from './statementHold.queries.ts';

test('a transaction that is held counts in its own database alone', async () => {
  const [own, other] = [await createTestDatabase(), await createTestDatabase()];
  await installHolds(own.db, [{ before: 'delete from', table: 'outbox' }]);
  const release = await holdMoment(own.pool, 0);
  const held = sql`delete from outbox`.execute(own.db);
  await expect.poll(() => waitingAt(own.pool, 0)).toBe(1);
  // Tests run side by side on one cluster.
  expect(await waitingAt(other.pool, 0)).toBe(0);
  await release();
  await held;
  expect(await waitingAt(own.pool, 0)).toBe(0);
  await own.close();
  await other.close();
});
