/** @module-tag cluster */
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { createDb } from '../platform/database/createDb.ts';
import { createPool } from '../platform/database/createPool.ts';
import { signingFolder } from '../prescriptions/document/sealing/signingFolder.ts';
import { readTrust } from '../prescriptions/trust/readTrust.ts';
import { describeNeeding } from '../testing/describeNeeding.ts';
import { Buyer } from '../testing/orders/Buyer.ts';
import { freePort } from '../testing/processes/freePort.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import { addProduct, addSession, addUser } from '../testing/testData.queries.ts';
import { type Cluster, startCluster, until } from './testing/startCluster.ts';
import { startHaProxy } from './testing/startHaProxy.ts';
import { CLUSTER_PASSWORD } from './testing/startPatroni.ts';
import type { Program } from './testing/startProgram.ts';

/** `npm run test:cluster` does ten of each; all others of `npm run test:all` take long enough. */
const REPEATS = process.env['npm_lifecycle_event'] === 'test:cluster' ? 10 : 2;
const NAMES = ['one', 'two', 'three'];
const BUYERS = 6;
/** The buyers' pause between orders: the load shows what is lost, not how fast the shop is. */
const PAUSE_MS = 50;
const LONGEST_MS = 3_600_000;

let folder: string;
let cluster: Cluster;
let servers: SpawnedServer[];
let start: (nth: number) => SpawnedServer;
let proxy: Program;
let shop: string;
let pool: pg.Pool;
let buyers: readonly Buyer[];

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-cluster-')));
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o755);
  cluster = await startCluster(folder);
  const ports = await Promise.all(NAMES.map(() => freePort()));
  const [shopPort, databasePort] = [await freePort(), await freePort()];
  proxy = startHaProxy(folder, {
    'bind :4000': `bind 127.0.0.1:${shopPort}`,
    'bind :5432': `bind 127.0.0.1:${databasePort}`,
    ...Object.fromEntries(
      ports.map((port, nth) => [`shop-${NAMES[nth]}:4000`, `127.0.0.1:${port}`]),
    ),
    ...Object.fromEntries(
      cluster.machines.map(({ name, port, restPort }) => [
        `database-${name}:5432 port 8008`,
        `127.0.0.1:${port} port ${restPort}`,
      ]),
    ),
  });
  const databaseUrl = `postgresql://formulary:${CLUSTER_PASSWORD}@127.0.0.1:${databasePort}/formulary`;
  const key = join(folder, 'key.pem');
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  start = (nth) =>
    spawnServer({
      NODE_ENV: 'production',
      PORT: String(ports[nth]),
      DATABASE_URL: databaseUrl,
      FORMULARY_DATA: join(folder, `server${nth}`),
      SIGNATURE_KEY_FILE: key,
      DRAIN_SECONDS: '3',
    });
  shop = `http://127.0.0.1:${shopPort}`;
  servers = ports.map((_port, nth) => start(nth));
  await Promise.all(servers.map(({ ready }) => ready));
  pool = createPool({ connectionString: databaseUrl }, () => {});
  const db = createDb(pool);
  const productId = await addProduct(db, { price_mills: 1_990, in_stock: 1_000_000 });
  buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const token = await addSession(db, await addUser(db), new Date());
      return new Buyer(token, productId);
    }),
  );
}, LONGEST_MS);
afterAll(async () => {
  await pool?.end();
  for (const server of servers ?? []) server.signal('SIGTERM');
  await Promise.all((servers ?? []).map(({ ended }) => ended));
  await proxy?.stop('SIGKILL');
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, LONGEST_MS);

const acknowledged = () => buyers.flatMap((buyer) => [...buyer.acknowledged]);

/** Lets all buyers order while `work` runs, and returns what failed. A failed order is sent again until it is answered. */
async function whileOrdering(work: () => Promise<void>): Promise<readonly string[]> {
  const over = new AbortController();
  const failures: string[] = [];
  const orderUntilOver = async (buyer: Buyer): Promise<void> => {
    while (!over.signal.aborted || buyer.pending) {
      await (over.signal.aborted ? buyer.send(shop) : buyer.order(shop)).catch((error: unknown) => {
        failures.push(String(error));
      });
      await wait(PAUSE_MS);
    }
  };
  const ordering = buyers.map(orderUntilOver);
  try {
    await work();
  } finally {
    over.abort();
    await Promise.all(ordering);
  }
  return failures;
}

/** Waits until an order is placed that was begun after this call. */
async function nextOrder(): Promise<void> {
  const before = acknowledged().length;
  // Orders that were sent before may still be answered: one of each buyer.
  await until(async () => acknowledged().length > before + BUYERS);
}

const byNumber = (orders: readonly (readonly [string, number])[]) =>
  orders.toSorted(([a], [b]) => (a < b ? -1 : 1));

describeNeeding('Patroni, etcd and HAProxy', 'three servers before three PostgreSQL', () => {
  test(
    'every server is restarted in turn under load, and no request fails',
    { timeout: LONGEST_MS },
    async () => {
      const failures = await whileOrdering(async () => {
        for (let nth = 0; nth < Math.max(REPEATS, NAMES.length); nth += 1) {
          const place = nth % NAMES.length;
          servers[place]?.signal('SIGTERM');
          await servers[place]?.ended;
          servers[place] = start(place);
          await servers[place].ready;
          await nextOrder();
        }
      });
      expect(failures).toEqual([]);
    },
  );

  test(
    'the primary is killed or moved under load, and no acknowledged order is lost or doubled',
    { timeout: LONGEST_MS },
    async () => {
      const seconds: Record<'killed' | 'moved', string[]> = { killed: [], moved: [] };
      const timed = async (how: keyof typeof seconds, act: () => Promise<void>) => {
        const at = performance.now();
        await act();
        await nextOrder();
        seconds[how].push(((performance.now() - at) / 1_000).toFixed(1));
        await cluster.whole();
      };
      const failures = await whileOrdering(async () => {
        await nextOrder();
        for (let nth = 0; nth < REPEATS; nth += 1) {
          await timed('killed', () => cluster.killPrimary());
          await timed('moved', () => cluster.movePrimary());
        }
      });
      // oxlint-disable-next-line no-console -- the seconds are what this test is about
      console.log(
        `Seconds until the next order: killed ${seconds.killed.join(', ')}; moved ${seconds.moved.join(', ')}`,
      );
      // Cut connections and 'unavailable' are answers of a shop without a database; any other refusal is a fault.
      expect(failures.filter((failure) => failure.includes('answered'))).toEqual([]);

      const { rows } = await pool.query<{ number: string; amount: number }>(
        `select number, amount_mills as amount from orders order by number`,
      );
      expect(byNumber(rows.map(({ number, amount }) => [number, amount]))).toEqual(
        byNumber(acknowledged()),
      );
      const { rows: gaps } = await pool.query<{ count: number }>(
        `select count(*)::integer as count from audit_events where action = 'numbers-skipped'`,
      );
      expect(gaps).toEqual([{ count: 2 * REPEATS }]);
      const trust = readTrust(signingFolder(join(folder, 'server0')), {
        keyFiles: [],
        anchorFiles: [],
      });
      expect(await audit({ db: createDb(pool), trust }, new Date())).toEqual([]);
    },
  );
});
