import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chainBroken } from '../../audit/rules/chainBroken.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderPrescriptions } from '../../testing/orders/orderPrescriptions.ts';
import { eventsOfPrescription, readChainHead } from './chainedEvents.queries.ts';
import { recordPrescriptionEvent } from './recordPrescriptionEvent.queries.ts';

let shop: TestShop;
let prescriptionId: number;
beforeAll(async () => {
  shop = await openTestShop();
  const { prescriptions } = await orderPrescriptions(shop);
  prescriptionId = prescriptions[0]?.id ?? 0;
});
afterAll(() => shop.close());

const anEvent = (packs: number) => ({
  prescriptionId,
  kind: 'verified' as const,
  actorId: undefined,
  at: shop.clock.now,
  address: '192.0.2.7',
  agent: `Half a surrogate \ud83d and ${'x'.repeat(400)}`,
  detail: { packs, isLast: false, note: 'a "quoted" word' },
});

test('concurrent events make one chain without gaps and forks', async () => {
  const before = (await readChainHead(shop.db))?.sequence ?? 0;
  const places = await Promise.all(
    Array.from({ length: 20 }, (_each, packs) =>
      withTransaction(shop.db, (trx) => recordPrescriptionEvent(trx, shop.ledger, anEvent(packs))),
    ),
  );
  const expected = Array.from({ length: 20 }, (_each, index) => before + 1 + index);
  expect(places.toSorted((a, b) => a - b)).toEqual(expected);
  const events = await eventsOfPrescription(shop.db, prescriptionId);
  const kept = events.slice(-20);
  expect(kept.slice(1).map(({ previousHash }) => previousHash)).toEqual(
    kept.slice(0, -1).map(({ hash }) => hash),
  );
  expect(await shop.db.transaction().execute(chainBroken)).toEqual([]);
});

test('a transaction rolled back leaves no gap', async () => {
  const before = await readChainHead(shop.db);
  const undone = withTransaction(shop.db, async (trx) => {
    await recordPrescriptionEvent(trx, shop.ledger, anEvent(1));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const sequence = await withTransaction(shop.db, (trx) =>
    recordPrescriptionEvent(trx, shop.ledger, anEvent(2)),
  );
  expect(sequence).toBe((before?.sequence ?? 0) + 1);
});

test.each([
  ['update', 'update prescription_events set actor_id = null'],
  ['delete', 'delete from prescription_events'],
  ['truncate', 'truncate prescription_events'],
])('the database refuses to %s events', async (_what, statement) => {
  await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('append-only');
});
