/** @module-tag crash */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { recordTransfer } from '../../payments/recordTransfer.ts';
import { eventsOfPrescription } from '../../prescriptions/events/chainedEvents.queries.ts';
import { holdsForTests } from '../../testing/settingsForTests.ts';
import { trustWithServer } from '../../testing/signing/sealKeyForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderPrescriptions } from '../../testing/orders/orderPrescriptions.ts';
import { spawnServer } from '../../testing/processes/spawnServer.ts';
import {
  holdMoment,
  installHolds,
  type Moment,
  openTransactions,
  waitingAt,
} from '../../testing/database/statementHold.queries.ts';
import { emailOf, forgetStockSums } from '../../testing/testData.queries.ts';

const DAY_MS = 86_400_000;
/**
 * The last write of a lapse, and its commit. A write in another transaction would be left by a kill at the former, if it
 * came earlier, and be missing after one at the latter.
 */
const moments: readonly Moment[] = [
  { before: 'insert into', table: 'prescription_events' },
  { before: 'commit of', table: 'prescription_events' },
];

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  await installHolds(shop.db, moments);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-killed-lapse-')));
  // A server started by root creates its keys here as another user.
  chmodSync(folder, 0o777);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

/** Runs the audit with the keys and anchors of both servers. */
const auditNow = () =>
  audit({ ...shop, trust: trustWithServer(shop.trust, join(folder, 'signing')) }, new Date());

const start = () => spawnServer({ FORMULARY_DATA: folder, DATABASE_URL: shop.database.url });

/** Returns a paid order whose prescriptions were due to be signed yesterday, by the machine's clock. */
async function overdue() {
  // The server of the test before has added up the day of this order.
  await forgetStockSums(shop.db);
  shop.clock.now = new Date(Date.now() - 15 * DAY_MS);
  const ordered = await orderPrescriptions(shop, [[2], [1]]);
  const orders = shop.db.selectFrom('orders').select('amount_mills as amount');
  const { orderId } = ordered;
  const { amount } = await orders.where('id', '=', orderId).executeTakeFirstOrThrow();
  const { db, clock } = shop;
  const context = { db, now: clock.now, holds: holdsForTests, shopUrl: 'https://shop.test' };
  await recordTransfer(context, { orderId, amount, reference: 'A transfer', by: 'Sam' });
  return ordered;
}

type Ordered = Awaited<ReturnType<typeof overdue>>;

async function told({ prescriptions, userId, prescriberId }: Ordered) {
  const kinds = await Promise.all(
    prescriptions.map(async ({ id }) => {
      return (await eventsOfPrescription(shop.db, id)).map(({ kind }) => kind);
    }),
  );
  const mails = await Promise.all(
    [userId, prescriberId].map(async (id) => {
      const recipient = await emailOf(shop.db, id);
      const sent = shop.db.selectFrom('outbox').select('subject');
      const subjects = await sent.where('recipient', '=', recipient).execute();
      return subjects.filter(({ subject }) => subject.endsWith('have lapsed')).length;
    }),
  );
  return { kinds, mails };
}

const NOTHING = { kinds: [['ordered'], ['ordered']], mails: [0, 0] };
const LAPSED = {
  kinds: [
    ['ordered', 'lapsed'],
    ['ordered', 'lapsed'],
  ],
  mails: [1, 1],
};

test.each(moments.map(({ before, table }, index) => [before, table, index] as const))(
  'prescriptions whose server is killed while they lapse, before the %s %s, lapse whole or not at all, and once',
  async (before, _table, index) => {
    const { pool } = shop.database;
    const ordered = await overdue();
    const release = await holdMoment(pool, index);
    const killed = start();
    await expect.poll(() => waitingAt(pool, index)).toBe(1);
    killed.signal('SIGKILL');
    await killed.ended;
    await release();
    await expect.poll(() => openTransactions(pool)).toBe(0);
    // A kill before the commit leaves nothing; a commit already sent takes effect.
    expect(await told(ordered)).toEqual(before === 'commit of' ? LAPSED : NOTHING);
    expect(await auditNow()).toEqual([]);

    const next = start();
    await expect.poll(() => told(ordered)).toEqual(LAPSED);
    next.signal('SIGTERM');
    await next.ended;
    expect(await told(ordered)).toEqual(LAPSED);
    expect(await auditNow()).toEqual([]);
  },
);
