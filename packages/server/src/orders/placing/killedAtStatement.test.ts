/** @module-tag crash */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { openSealKey } from '../../prescriptions/signatures/sealKey.ts';
import { openTrust } from '../../prescriptions/trust/openTrust.ts';
import { trustWithServer } from '../../testing/signing/sealKeyForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { prescribedCart } from '../../testing/orders/prescribedCart.ts';
import { type SpawnedServer, spawnServer } from '../../testing/processes/spawnServer.ts';
import {
  holdMoment,
  installHolds,
  type Moment,
  openTransactions,
  waitingAt,
} from '../../testing/database/statementHold.queries.ts';
import { stockOf } from '../../testing/testData.queries.ts';

type Before = Moment['before'];
const at = (before: Before, table: string): Moment => ({ before, table });

/**
 * Every write of an order with prescriptions, and its commit. Each stage sends one order per moment and holds each
 * order at its own moment. The last moment comes first, so that no order stops at another's moment. An order that has
 * written an event of a prescription locks the chain of events, so each stage has only one such order.
 */
const stages: readonly (readonly Moment[])[] = [
  [
    at('commit of', 'prescription_items'),
    at('insert into', 'prescriptions'),
    at('delete from', 'cart_lines'),
    at('insert into', 'order_lines'),
    at('insert into', 'orders'),
    at('insert into', 'idempotency_keys'),
  ],
  [
    at('commit of', 'orders'),
    at('update of', 'products'),
    at('insert into', 'prescription_items'),
    at('delete from', 'cart_prescription_items'),
    at('delete from', 'cart_prescriptions'),
    at('insert into', 'stock_movements'),
  ],
  [
    at('update of', 'idempotency_keys'),
    at('insert into', 'outbox'),
    at('insert into', 'audit_events'),
    at('update of', 'carts'),
  ],
];
const moments = stages.flat();
const PACKS = 3;

let folder: string;
let shop: TestShop;
let server: SpawnedServer | undefined;
beforeAll(async () => {
  shop = await openTestShop();
  // The child process reads the machine's clock.
  shop.clock.now = new Date();
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-statement-')));
  // A server started by root creates its keys here as another user.
  chmodSync(folder, 0o777);
  await installHolds(shop.db, moments);
});
afterAll(async () => {
  server?.signal('SIGKILL');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

/** Runs the audit with the keys and anchors of both servers. */
const auditNow = () =>
  audit({ ...shop, trust: trustWithServer(shop.trust, join(folder, 'signing')) }, new Date());

/** Returns a buyer with a product of their own, packs on two prescriptions, and the order to send. */
async function prescribed(place: number) {
  const packs = [[PACKS - 1], [1]];
  const cart = await prescribedCart(shop, packs);
  const { userId, token, productIds, patientIds, lines, prescriptions } = cart;
  // Orders with prescriptions for the same postcode block each other.
  await shop.db
    .updateTable('patients')
    .set({ postcode: `SE${place + 1} 4QL` })
    .where('id', 'in', patientIds)
    .execute();
  const headers = { 'idempotency-key': randomUUID() };
  const body = orderBody(lines, {}, 0, prescriptions);
  return { userId, token, productId: productIds[0] ?? 0, headers, body };
}
type Prescribed = Awaited<ReturnType<typeof prescribed>>;

/** Sends the order to a server; returns the status, or 'cut off' when the connection broke. */
function send(address: string, { token, headers, body }: Prescribed): Promise<number | 'cut off'> {
  const { method, path } = createOrder;
  const sent = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
  return fetch(address + path, { method, headers: sent, body: JSON.stringify(body) }).then(
    ({ status }) => status,
    () => 'cut off',
  );
}

async function numbersOfOrders({ userId }: Prescribed): Promise<readonly string[]> {
  const rows = shop.db.selectFrom('orders').select('number').where('user_id', '=', userId);
  return (await rows.execute()).map(({ number }) => number);
}

/** Opens keys and anchors as the killed server does on its next start, which anchors its committed events. */
async function startAgain(): Promise<void> {
  const signing = join(folder, 'signing');
  const settings = { keyFiles: [], anchorFiles: [] };
  const key = openSealKey(undefined, signing);
  await openTrust({ db: shop.db, folder: signing, key, settings, now: new Date(), say: () => {} });
}

const words = ({ before, table }: Moment) => `${before} ${table}`;

test.each(stages.map((stage) => [stage.map(words).join(', '), stage] as const))(
  'orders with prescriptions whose server is killed before the %s exist whole or not at all, and a retry makes one order',
  async (_words, stage) => {
    const { pool } = shop.database;
    const held: { moment: Moment; order: Prescribed; stock: number }[] = [];
    for (const moment of stage) {
      const order = await prescribed(moments.indexOf(moment));
      held.push({ moment, order, stock: await stockOf(shop.db, order.productId) });
    }
    server = spawnServer({ FORMULARY_DATA: folder, DATABASE_URL: shop.database.url });
    const address = await server.ready;
    const cutOff: Promise<number | 'cut off'>[] = [];
    const releases: (() => Promise<void>)[] = [];
    for (const { moment, order } of held) {
      const place = moments.indexOf(moment);
      releases.push(await holdMoment(pool, place));
      cutOff.push(send(address, order));
      await expect.poll(() => waitingAt(pool, place)).toBe(1);
    }
    server.signal('SIGKILL');
    await server.ended;
    expect(await Promise.all(cutOff)).toEqual(stage.map(() => 'cut off'));
    for (const release of releases) await release();
    await expect.poll(() => openTransactions(pool)).toBe(0);

    // A kill before the commit leaves nothing; a commit already sent takes effect.
    for (const { moment, order, stock } of held) {
      const isKept = moment.before === 'commit of';
      const numbers = await numbersOfOrders(order);
      expect([words(moment), numbers.length]).toEqual([words(moment), isKept ? 1 : 0]);
      expect(await stockOf(shop.db, order.productId)).toBe(stock - (isKept ? PACKS : 0));
    }
    expect(await auditNow()).toEqual([]);

    for (const { order, stock } of held) {
      const kept = await numbersOfOrders(order);
      const { number } = await shop.ask(createOrder, order);
      expect(await numbersOfOrders(order)).toEqual([number]);
      expect([[], [number]]).toContainEqual(kept);
      expect(await stockOf(shop.db, order.productId)).toBe(stock - PACKS);
    }
    await startAgain();
    expect(await auditNow()).toEqual([]);
  },
);
