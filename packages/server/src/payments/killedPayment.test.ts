/** @module-tag crash */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { Order } from '@formulary/rules/orders/order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { readInvoices } from '../invoices/invoices.queries.ts';
import { cardForTests, holdsForTests } from '../testing/settingsForTests.ts';
import { trustWithServer } from '../testing/signing/sealKeyForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import {
  holdMoment,
  installHolds,
  type Moment,
  openTransactions,
  waitingAt,
} from '../testing/database/statementHold.queries.ts';
import { addProduct, addSession, addUser, stockOf } from '../testing/testData.queries.ts';
import { CALLBACK_PATH } from './callback.routes.ts';
import { settleHolds } from './payments.tasks.ts';

type Before = Moment['before'];
const at = (before: Before, table: string): Moment => ({ before, table });

/**
 * The writes of a payment response, and the commit; the first write stores the message before it is judged. Each stage
 * sends a response for one order per moment and holds each at its own moment. The last moment comes first, so that no
 * response stops at another's moment. A response that has counted an invoice locks the number series, so of the later
 * writes there is only the last: a write in another transaction would be left by a kill there.
 */
const ofCallback: readonly (readonly Moment[])[] = [
  [
    at('commit of', 'payments'),
    at('update of', 'invoice_series'),
    at('insert into', 'audit_events'),
    at('update of', 'orders'),
    at('insert into', 'payments'),
    at('insert into', 'payment_callbacks'),
  ],
  [at('update of', 'payment_callbacks')],
];
/** The last write of an order that expires, and the commit. */
const ofExpiry: readonly Moment[] = [
  at('insert into', 'outbox'),
  at('commit of', 'stock_movements'),
];
const moments = [...ofCallback.flat(), ...ofExpiry];
const PACKS = 3;
/** Password of the killed servers. */
const PASSWORD = 'a-password-of-tests';
const PAID = ['Processing', 'Paid'];
const WAITING = ['Awaiting payment', 'Pending'];
const CANCELLED = ['Cancelled', 'Failed'];

let folder: string;
let shop: TestShop;
let productId: number;
let token: string;
let server: SpawnedServer | undefined;
beforeAll(async () => {
  shop = await openTestShop();
  // The child process reads the machine's clock.
  shop.clock.now = new Date();
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-killed-payment-')));
  // A server started by root creates its keys here as another user.
  chmodSync(folder, 0o777);
  productId = await addProduct(shop.db, { in_stock: 1_000 });
  token = await addSession(shop.db, await addUser(shop.db), shop.clock.now);
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

const start = () =>
  (server = spawnServer({
    FORMULARY_DATA: folder,
    DATABASE_URL: shop.database.url,
    WORLDPAY_MODE: 'test',
    WORLDPAY_INSTALLATION: cardForTests.installation,
    WORLDPAY_SECRET: 'a-secret-of-tests',
    WORLDPAY_CALLBACK_PASSWORD: PASSWORD,
  }));

async function place(): Promise<Order> {
  shop.clock.now = new Date();
  const line = { product_fk: productId, cart_quantity: PACKS, cart_req_prescription: false };
  const lines = await shop.ask(addCartLine, { token, body: line });
  return shop.ask(createOrder, { token, body: orderBody(lines, { paymentMode: 'card' }) });
}

/** Sends a payment response to a server; returns the status, or 'cut off' when the connection broke. */
async function tell(running: SpawnedServer, order: Order): Promise<number | 'cut off'> {
  const address = `${await running.ready}${CALLBACK_PATH}`;
  const body = paymentResponse(order, { callbackPW: PASSWORD });
  return fetch(address, { method: 'POST', body }).then(
    ({ status }) => status,
    () => 'cut off',
  );
}

const tellAgain = async (order: Order) =>
  (await sendResponse(shop.app, paymentResponse(order))).statusCode;

async function standing({ id }: Order): Promise<readonly string[]> {
  const order = shop.db.selectFrom('orders').select(['state', 'payment_status']);
  const row = await order.where('id', '=', id).executeTakeFirstOrThrow();
  return [row.state, row.payment_status];
}

/** Blocks transactions at a moment, calls `begin` and waits until it is blocked there. */
async function heldAt<T>(moment: Moment, begin: () => T) {
  const index = moments.indexOf(moment);
  const release = await holdMoment(shop.database.pool, index);
  const begun = begin();
  await expect.poll(() => waitingAt(shop.database.pool, index)).toBeGreaterThan(0);
  return { release, begun };
}

/** Kills a server and waits until its transactions are gone. */
async function kill(running: SpawnedServer, releases: readonly (() => Promise<void>)[]) {
  running.signal('SIGKILL');
  await running.ended;
  for (const release of releases) await release();
  await expect.poll(() => openTransactions(shop.database.pool)).toBe(0);
  expect(await auditNow()).toEqual([]);
}

const words = ({ before, table }: Moment) => `${before} ${table}`;

describe('payment responses whose server is killed', () => {
  test.each(ofCallback.map((stage) => [stage.map(words).join(', '), stage] as const))(
    'before the %s leave each order paid or unpaid, and a retry makes it paid once',
    async (_words, stage) => {
      const orders: Order[] = [];
      while (orders.length < stage.length) orders.push(await place());
      const stock = await stockOf(shop.db, productId);
      const running = start();
      await running.ready;
      const held = [];
      for (const [index, moment] of stage.entries())
        held.push(await heldAt(moment, () => tell(running, orders[index] as Order)));
      await kill(
        running,
        held.map(({ release }) => release),
      );
      // No response is acknowledged before its commit; a commit already sent takes effect.
      const answers = await Promise.all(held.map(({ begun }) => begun));
      expect(answers).toEqual(stage.map(() => 'cut off'));
      expect(await Promise.all(orders.map(standing))).toEqual(
        stage.map(({ before }) => (before === 'commit of' ? PAID : WAITING)),
      );
      for (const order of orders) {
        expect(await tellAgain(order)).toBe(200);
        expect(await standing(order)).toEqual(PAID);
        expect(await tellAgain(order)).toBe(200);
        // The audit checks that no number is missing.
        const invoices = await readInvoices(shop.db, order.id);
        expect(invoices.map(({ kind, amount }) => [kind, amount])).toEqual([
          ['Invoice', order.amount],
        ]);
      }
      expect(await stockOf(shop.db, productId)).toBe(stock);
      expect(await auditNow()).toEqual([]);
    },
  );
});

describe('an order that expires while its server is killed', () => {
  test.each(ofExpiry.map((moment) => [words(moment), moment] as const))(
    'before the %s is cancelled or not, and returns its stock once after the sweep of another server',
    async (_words, moment) => {
      const stock = await stockOf(shop.db, productId);
      const order = await place();
      await shop.db
        .updateTable('orders')
        .set({ held_until: new Date() })
        .where('id', '=', order.id)
        .execute();
      // A server sweeps as soon as it starts.
      const { release, begun: running } = await heldAt(moment, start);
      await kill(running, [release]);
      const isKept = moment.before === 'commit of';
      expect(await standing(order)).toEqual(isKept ? CANCELLED : WAITING);
      expect(await stockOf(shop.db, productId)).toBe(isKept ? stock : stock - PACKS);

      const context = { db: shop.db, card: cardForTests, holds: holdsForTests };
      const now = new Date();
      await settleHolds({ ...context, shopUrl: 'https://shop.test', now: () => now }, 0);
      expect(await standing(order)).toEqual(CANCELLED);
      expect(await stockOf(shop.db, productId)).toBe(stock);
      expect(await auditNow()).toEqual([]);
    },
  );
});
