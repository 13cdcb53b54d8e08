import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import type { Order } from '@formulary/rules/orders/order';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { readInvoices } from '../invoices/invoices.queries.ts';
import type { DatabaseHandle } from '../platform/database/DatabaseHandle.ts';
import { openForCommand } from '../platform/database/openForCommand.ts';
import { cardForTests } from '../testing/cardForTests.ts';
import { orderBody } from '../testing/orderBody.ts';
import { paymentResponse } from '../testing/paymentResponse.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawnServer.ts';
import {
  holdMoment,
  installHolds,
  type Moment,
  openTransactions,
  waitingAt,
} from '../testing/statementHold.queries.ts';
import { addProduct, addSession, addUser, stockOf } from '../testing/testData.queries.ts';
import { CALLBACK_PATH } from './callback.routes.ts';

/** Every statement of a payment response that writes, in its order, and the commit. What is kept before it is judged comes first. */
const ofCallback: readonly Moment[] = [
  { before: 'insert into', table: 'payment_callbacks' },
  { before: 'insert into', table: 'payments' },
  { before: 'update of', table: 'orders' },
  { before: 'insert into', table: 'audit_events' },
  { before: 'update of', table: 'invoice_series' },
  { before: 'insert into', table: 'invoices' },
  { before: 'insert into', table: 'outbox' },
  { before: 'update of', table: 'payment_callbacks' },
  { before: 'commit of', table: 'payments' },
];
/** Every statement of an order that expires, and the commit. */
const ofExpiry: readonly Moment[] = [
  { before: 'insert into', table: 'stock_movements' },
  { before: 'update of', table: 'products' },
  { before: 'update of', table: 'orders' },
  { before: 'insert into', table: 'audit_events' },
  { before: 'insert into', table: 'outbox' },
  { before: 'commit of', table: 'stock_movements' },
];
const moments = [...ofCallback, ...ofExpiry];
const PACKS = 3;
const OPENING_STOCK = 1_000;
const LONG_WAIT = { timeout: 20_000 };

let folder: string;
let server: SpawnedServer;
let database: DatabaseHandle;
let productId: number;
let token: string;
const start = () =>
  spawnServer({
    FORMULARY_DATA: folder,
    WORLDPAY_MODE: 'test',
    WORLDPAY_INSTALLATION: cardForTests.installation,
    WORLDPAY_SECRET: 'a-secret-of-tests',
    WORLDPAY_CALLBACK_PASSWORD: PASSWORD,
  });
const PASSWORD = 'a-password-of-tests';

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-killed-payment-')));
  server = start();
  await server.ready;
  database = await openForCommand({ dataFolder: folder, databaseUrl: undefined }, () => {});
  const { db } = database;
  productId = await addProduct(db, { in_stock: OPENING_STOCK });
  token = await addSession(db, await addUser(db), new Date());
  await installHolds(db, moments);
});
afterAll(async () => {
  await database.close();
  server.signal('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(`${await server.ready}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function place(): Promise<Order> {
  const line = { product_fk: productId, cart_quantity: PACKS, cart_req_prescription: false };
  const lines = decodeAnswer(addCartLine.answer, await post('/api/carts', line));
  const body = orderBody(lines, { paymentMode: 'card' });
  return decodeAnswer(createOrder.answer, await post('/api/orders', body));
}

async function tell(order: Order): Promise<number> {
  const response = await fetch(`${await server.ready}${CALLBACK_PATH}`, {
    method: 'POST',
    body: paymentResponse(order, { callbackPW: PASSWORD }),
  });
  return response.status;
}

const standing = async ({ id }: Order) => {
  const order = database.db.selectFrom('orders').select(['state', 'payment_status']);
  const row = await order.where('id', '=', id).executeTakeFirstOrThrow();
  return [row.state, row.payment_status];
};

/** Kills the server once it waits at a moment, and waits for its transactions to be gone; answers what was answered. */
async function killAt(index: number, work: () => Promise<unknown>): Promise<unknown> {
  const release = await holdMoment(database.pool, index);
  const cutOff = work().catch(() => 'cut off');
  await expect.poll(() => waitingAt(database.pool, index), LONG_WAIT).toBeGreaterThan(0);
  server.signal('SIGKILL');
  await server.ended;
  const answered = await cutOff;
  await release();
  await expect.poll(() => openTransactions(database.pool), LONG_WAIT).toBe(0);
  expect(await audit(database.db, new Date())).toEqual([]);
  return answered;
}

describe('a payment response whose server is killed', () => {
  test.each(ofCallback.map((moment, index) => [moment.before, moment.table, index] as const))(
    'before the %s %s has made the order paid or not, and sent again makes it paid once',
    async (before, _table, index) => {
      const order = await place();
      const stock = await stockOf(database.db, productId);
      // Nobody is told before it is kept; a commit that had been sent is.
      expect(await killAt(index, () => tell(order))).toBe('cut off');
      expect(await standing(order)).toEqual(
        before === 'commit of' ? ['Processing', 'Paid'] : ['Awaiting payment', 'Pending'],
      );
      server = start();
      expect(await tell(order)).toBe(200);
      expect(await standing(order)).toEqual(['Processing', 'Paid']);
      expect(await tell(order)).toBe(200);
      expect(await stockOf(database.db, productId)).toBe(stock);
      // The audit says that no number is missing.
      const invoices = await readInvoices(database.db, order.id);
      expect(invoices.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['Invoice', order.amount],
      ]);
      expect(await audit(database.db, new Date())).toEqual([]);
    },
  );
});

describe('an order that expires while its server is killed', () => {
  test.each(ofExpiry.map((moment, index) => [moment.before, moment.table, index] as const))(
    'before the %s %s is cancelled or not, and has given its stock back once when the next server has run',
    async (before, _table, index) => {
      const stock = await stockOf(database.db, productId);
      const order = await place();
      // Its database lives on, and a server that starts sweeps at once.
      server.signal('SIGKILL');
      await server.ended;
      await database.db
        .updateTable('orders')
        .set({ held_until: new Date() })
        .where('id', '=', order.id)
        .execute();
      server = start();
      await killAt(ofCallback.length + index, () => server.ready);
      const isKept = before === 'commit of';
      expect(await standing(order)).toEqual(
        isKept ? ['Cancelled', 'Failed'] : ['Awaiting payment', 'Pending'],
      );
      expect(await stockOf(database.db, productId)).toBe(isKept ? stock : stock - PACKS);
      server = start();
      await expect.poll(() => standing(order), LONG_WAIT).toEqual(['Cancelled', 'Failed']);
      expect(await stockOf(database.db, productId)).toBe(stock);
      expect(await audit(database.db, new Date())).toEqual([]);
    },
  );
});
