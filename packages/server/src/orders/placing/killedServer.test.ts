/** @module-tag crash */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import type { DatabaseHandle } from '../../platform/database/openDatabase.ts';
import { openForCommand } from '../../platform/database/openForCommand.ts';
import { signingFolder } from '../../prescriptions/document/sealing/signingFolder.ts';
import { readTrust } from '../../prescriptions/trust/readTrust.ts';
import { Buyer, Unavailable } from '../../testing/orders/Buyer.ts';
import { type SpawnedServer, spawnServer } from '../../testing/processes/spawnServer.ts';
import { addProduct, addSession, addUser, stockOf } from '../../testing/testData.queries.ts';

const CLIENTS = 20;
const ORDERS_BEFORE_KILL = 60;
const OPENING_STOCK = 100_000;

let folder: string;
let server: SpawnedServer;
let database: DatabaseHandle | undefined;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-kill-')));
  server = start();
  await server.ready;
});
afterAll(async () => {
  await database?.close();
  server.signal('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

function start(): SpawnedServer {
  // In production no demo is filled in.
  return spawnServer({ FORMULARY_DATA: folder, NODE_ENV: 'production' });
}

function inOrder(entries: readonly (readonly [string, number])[]) {
  return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

test('a server killed while 20 clients place orders keeps every acknowledged order once, and the stock adds up', async () => {
  const address = await server.ready;
  database = await openForCommand({ dataFolder: folder, databaseUrl: undefined }, () => {});
  const { db } = database;
  const productIds = await Promise.all(
    [1_990, 12_340, 500].map((price_mills) =>
      addProduct(db, { price_mills, in_stock: OPENING_STOCK }),
    ),
  );
  const buyers = await Promise.all(
    Array.from({ length: CLIENTS }, async (_each, index) => {
      const token = await addSession(db, await addUser(db), new Date());
      return new Buyer(token, productIds[index % productIds.length] ?? 0);
    }),
  );
  const acknowledged = () => buyers.flatMap((buyer) => [...buyer.acknowledged]);

  let isKilled = false;
  const killWhenBusy = (): void => {
    if (isKilled || acknowledged().length < ORDERS_BEFORE_KILL) return;
    isKilled = true;
    server.signal('SIGKILL');
  };
  const orderUntilDead = async (buyer: Buyer): Promise<void> => {
    for (;;) {
      await buyer.order(address).catch((error: unknown) => {
        if (!(error instanceof Unavailable)) throw error;
      });
      killWhenBusy();
    }
  };
  const ends = await Promise.allSettled(buyers.map(orderUntilDead));
  await server.ended;
  const failures = ends.map((end) => (end.status === 'rejected' ? String(end.reason) : 'none'));
  // Every failure is a cut connection, not a refusal or an error response.
  expect(failures.filter((failure) => failure.includes('answered'))).toEqual([]);
  expect(acknowledged().length).toBeGreaterThanOrEqual(ORDERS_BEFORE_KILL);

  server = start();
  const restarted = await server.ready;
  const stored = async () => {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['number', 'amount_mills'])
      .where('email', 'like', 'user%')
      .orderBy('orders.id')
      .execute();
    return rows.map((row) => [row.number, row.amount_mills] as const);
  };
  const kept = new Map(await stored());
  for (const [number, amount] of acknowledged()) expect(kept.get(number)).toBe(amount);

  // Buyers without an answer retry and learn the outcome: still one order each.
  await Promise.all(buyers.map((buyer) => buyer.send(restarted)));
  const all = await stored();
  expect(inOrder(acknowledged())).toEqual(inOrder(all));

  const left = await Promise.all(productIds.map((id) => stockOf(db, id)));
  const sold = productIds.length * OPENING_STOCK - left.reduce((sum, packs) => sum + packs, 0);
  expect(sold).toBe(all.length);
  const trust = readTrust(signingFolder(folder), { keyFiles: [], anchorFiles: [] });
  expect(await audit({ db, trust }, new Date())).toEqual([]);
});
