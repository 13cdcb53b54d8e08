import { randomUUID } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import {
  addPreOrderPrescription,
  setPrescriptionsPrescriber,
} from '@formulary/rules/calls/preOrderCalls';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import type { DatabaseHandle } from '../platform/database/DatabaseHandle.ts';
import { openForCommand } from '../platform/database/openForCommand.ts';
import { orderBody } from '../testing/orderBody.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawnServer.ts';
import {
  holdMoment,
  installHolds,
  type Moment,
  openTransactions,
  waitingAt,
} from '../testing/statementHold.queries.ts';
import {
  addLink,
  addPatient,
  addProduct,
  addSession,
  addUser,
  stockOf,
} from '../testing/testData.queries.ts';

/** Every statement of an order with prescriptions that writes, in its order, and the commit. */
const moments: readonly Moment[] = [
  { before: 'insert into', table: 'idempotency_keys' },
  { before: 'update of', table: 'products' },
  { before: 'insert into', table: 'orders' },
  { before: 'insert into', table: 'order_lines' },
  { before: 'insert into', table: 'stock_movements' },
  { before: 'insert into', table: 'prescriptions' },
  { before: 'insert into', table: 'prescription_items' },
  { before: 'delete from', table: 'cart_lines' },
  { before: 'delete from', table: 'cart_prescriptions' },
  { before: 'delete from', table: 'cart_prescription_items' },
  { before: 'update of', table: 'carts' },
  { before: 'insert into', table: 'outbox' },
  { before: 'insert into', table: 'audit_events' },
  { before: 'update of', table: 'idempotency_keys' },
  { before: 'commit of', table: 'orders' },
  { before: 'commit of', table: 'prescription_items' },
];
const PACKS = 3;
const OPENING_STOCK = 1_000;

let folder: string;
let server: SpawnedServer;
let database: DatabaseHandle;
let productId: number;
let token: string;
let userId: number;
let prescriberId: number;
let patientId: number;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-statement-')));
  server = spawnServer({ FORMULARY_DATA: folder });
  await server.ready;
  database = await openForCommand({ dataFolder: folder, databaseUrl: undefined }, () => {});
  const { db } = database;
  productId = await addProduct(db, { in_stock: OPENING_STOCK, type: 'prescription' });
  userId = await addUser(db);
  prescriberId = await addUser(db, { is_prescriber: true, claims_prescriber: true });
  await addLink(db, { practitionerId: userId, prescriberId, status: 'accepted' }, new Date());
  patientId = await addPatient(db, userId);
  token = await addSession(db, userId, new Date());
  await installHolds(db, moments);
});
afterAll(async () => {
  await database.close();
  server.signal('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, body: unknown, key?: string): Promise<unknown> {
  const answer = await fetch(`${await server.ready}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Puts packs on two prescriptions of the cart; answers the body of their order. */
async function prescribed(): Promise<unknown> {
  const line = { product_fk: productId, cart_quantity: PACKS, cart_req_prescription: true };
  const cart = decodeAnswer(addCartLine.answer, await post('/api/carts', line));
  for (const rxprd_qty of [PACKS - 1, 1]) {
    const added = await post('/api/prescriptions/addRx', undefined);
    const rx_pk = decodeAnswer(addPreOrderPrescription.answer, added).at(-1)?.id;
    const item = { rx_pk, product_pk: productId, rxprd_qty };
    await post('/api/prescriptions/updateRxPrdQty', item);
    await post('/api/prescriptions/updateRxPatient', { rx_pk, patient_fk: patientId });
  }
  const chosen = await post('/api/prescriptions/updateRxPrescriber', {
    prescriber_fk: prescriberId,
  });
  return orderBody(cart, {}, 0, decodeAnswer(setPrescriptionsPrescriber.answer, chosen));
}

async function numbersOfOrders(): Promise<readonly string[]> {
  const rows = await database.db
    .selectFrom('orders')
    .select('number')
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

test.each(moments.map((moment, index) => [moment.before, moment.table, index] as const))(
  'an order with prescriptions whose server is killed before the %s %s is whole or not there, and sending it again makes one',
  async (before, _table, index) => {
    const body = await prescribed();
    const key = randomUUID();
    const earlier = await numbersOfOrders();
    const stock = await stockOf(database.db, productId);

    const release = await holdMoment(database.pool, index);
    const cutOff = post('/api/orders', body, key).then(
      () => 'answered',
      (error: unknown) => String(error),
    );
    await expect.poll(() => waitingAt(database.pool, index), { timeout: 20_000 }).toBe(1);
    server.signal('SIGKILL');
    await server.ended;
    expect(await cutOff).toContain('fetch failed');
    await release();
    await expect.poll(() => openTransactions(database.pool), { timeout: 20_000 }).toBe(0);

    // Before the commit nothing is kept; a commit that had been sent is.
    const isKept = before === 'commit of';
    expect(await numbersOfOrders()).toHaveLength(earlier.length + (isKept ? 1 : 0));
    expect(await stockOf(database.db, productId)).toBe(stock - (isKept ? PACKS : 0));
    expect(await audit(database.db, new Date())).toEqual([]);

    server = spawnServer({ FORMULARY_DATA: folder });
    const { number } = decodeAnswer(createOrder.answer, await post('/api/orders', body, key));
    expect(await numbersOfOrders()).toEqual([...earlier, number].toSorted());
    expect(await stockOf(database.db, productId)).toBe(stock - PACKS);
    expect(await audit(database.db, new Date())).toEqual([]);
  },
);
