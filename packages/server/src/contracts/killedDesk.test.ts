/** @module-tag crash */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { changesBetween, changesByKind } from '../testing/bystanders/rowChanges.ts';
import { rowReader } from '../testing/bystanders/rowReader.queries.ts';
import { deskVariants } from '../testing/calls/deskSamples.ts';
import {
  type EveryDeskCall,
  openEveryDeskCall,
  writingDeskCalls,
} from '../testing/calls/openEveryDeskCall.ts';
import {
  holdMoment,
  installHolds,
  openTransactions,
  waitingAt,
} from '../testing/database/statementHold.queries.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import { addProducts } from '../testing/testData.queries.ts';
import { trustWithServer } from '../testing/signing/sealKeyForTests.ts';

/** Held together before they record their event. None waits for a row that another has locked. */
const AT_THE_EVENT = [
  'decideDeskCustomer',
  'sendDeskParcel',
  'deliverDeskOrder',
  'bookStatementLine short',
  'refundOrder of the whole',
];
/** Held together at their commit. One of them counts an invoice, and so locks the numbers of invoices. */
const AT_THE_COMMIT = ['decideDeskCustomer', 'sendDeskParcel', 'bookExactLines', 'refundOrder'];
/** More than one slice of the prices of a moment. */
const PRICES = 600;
const DESK_URL = 'https://desk.test';
/** Tables that a server fills by itself some time after it starts. */
const FILLED_LATER: ReadonlySet<string> = new Set([
  'invoice_files',
  'product_sales',
  'report_news',
  'sales_sums',
  'stock_sums',
  'time_sums',
]);

let every: EveryDeskCall;
let variants: ReturnType<typeof deskVariants>;
let folder: string;
let server: SpawnedServer | undefined;
beforeAll(async () => {
  every = await openEveryDeskCall();
  variants = deskVariants(every);
  // The child process reads the machine's clock.
  every.shop.clock.now = new Date();
  await installHolds(every.shop.db, [
    { before: 'insert into', table: 'audit_events' },
    { before: 'commit of', table: 'audit_events' },
  ]);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-killed-desk-')));
  // A server started by root creates its keys here as another user.
  chmodSync(folder, 0o777);
});
afterAll(async () => {
  server?.signal('SIGKILL');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
  await every.close();
});

/** Starts a server on the shop's database; returns the address of its desk. */
async function start(): Promise<string> {
  server = spawnServer({ FORMULARY_DATA: folder, DATABASE_URL: every.shop.database.url, DESK_URL });
  await server.ready;
  return /The desk is at (http:\S+)/.exec(server.output())?.[1] ?? '';
}

/** Makes a request for a sample or one of its variants. */
async function requestFor(sample: string) {
  const [, call] = writingDeskCalls.find(([name]) => name === sample.split(' ')[0]) ?? [];
  if (!call) throw new Error(`${sample} names no call`);
  const { request } = await every.prepared(call, variants[sample]);
  return { call, request };
}
type Prepared = Awaited<ReturnType<typeof requestFor>>;

/** Sends a request over the network, as a browser does; returns its status, or undefined if the connection breaks. */
function send(address: string, { call, request }: Prepared): Promise<number | undefined> {
  const { url = call.path, body, headers, token } = request;
  const sent = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
    cookie: `__Host-desk=${token}`,
    origin: DESK_URL,
    'sec-fetch-site': 'same-origin',
  };
  const { method } = call;
  const payload = body === undefined ? null : JSON.stringify(body);
  return fetch(address + url, { method, headers: sent, body: payload }).then(
    ({ status }) => status,
    () => undefined,
  );
}

/** Returns a function that says how many rows of each table, which calls write, were added since now. */
async function watchAdded() {
  const readAllRows = rowReader(every.shop.db);
  const before = await readAllRows();
  return async () => {
    const changes = changesBetween(before, await readAllRows());
    return changesByKind(changes.filter((row) => !row.before && !FILLED_LATER.has(row.table)));
  };
}

/** Runs the audit with the keys and anchors of both servers. */
const auditNow = () => {
  const { shop } = every;
  const trust = trustWithServer(shop.trust, join(folder, 'signing'));
  return audit({ ...shop, trust }, new Date());
};

/** Returns what the audit finds of prices; the products of tests have no opening stock. */
const brokenPrices = async () => (await auditNow()).filter(({ id }) => id === 'I92');

test.each([
  ['before they record what they do', 0, AT_THE_EVENT],
  ['at their commit', 1, AT_THE_COMMIT],
] as const)(
  'approval, dispatch, booking and refund whose server is killed %s are whole or absent, and sent again are done once',
  async (_when, moment, names) => {
    const { pool } = every.shop.database;
    const whole = await (async () => {
      const undisturbed = await Promise.all(names.map(requestFor));
      const added = await watchAdded();
      for (const { call, request } of undisturbed)
        expect((await every.desk.send(call, request)).statusCode).toBe(call.status);
      return added();
    })();
    expect(whole).toContainEqual(expect.stringContaining('outbox'));

    const requests = await Promise.all(names.map(requestFor));
    const address = await start();
    const added = await watchAdded();
    const release = await holdMoment(pool, moment);
    const cutOff = requests.map((request) => send(address, request));
    await expect.poll(() => waitingAt(pool, moment)).toBe(requests.length);
    server?.signal('SIGKILL');
    await server?.ended;
    expect(await Promise.all(cutOff)).toEqual(requests.map(() => undefined));
    await release();
    await expect.poll(() => openTransactions(pool)).toBe(0);

    // A kill before the commit leaves nothing; a commit already sent takes effect.
    expect(await added()).toEqual(moment === 0 ? [] : whole);
    expect(await auditNow()).toEqual([]);

    const restarted = await start();
    for (const request of requests) {
      const status = await send(restarted, request);
      expect(moment === 0 ? [request.call.status] : [200, 409]).toContain(status);
    }
    expect(await added()).toEqual(whole);
    server?.signal('SIGTERM');
    await server?.ended;
    expect(await auditNow()).toEqual([]);
  },
);

test('a server that is killed while it brings the prices of a moment into force leaves none half in force, and the next one brings all', async () => {
  const { pool } = every.shop.database;
  const ids = await addProducts(every.shop.db, PRICES);
  const moment = new Date();
  await sql`
    insert into price_changes (product_id, price_mills, holds_from, state, decided_at, decided_by, reason)
    select id, 10500, ${moment}, 'planned', ${new Date(+moment - 60_000)}, 'Priya Shah', 'A moment'
    from unnest(${[...ids]}::integer[]) as id`.execute(every.shop.db);
  const raised = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from products
      where id = any(${[...ids]}::integer[]) and price_mills = 10500`.execute(every.shop.db);
    return rows[0]?.count;
  };
  const release = await holdMoment(pool, 0);
  const starting = start();
  await expect.poll(() => waitingAt(pool, 0)).toBeGreaterThan(0);
  await starting;
  server?.signal('SIGKILL');
  await server?.ended;
  await release();
  await expect.poll(() => openTransactions(pool)).toBe(0);
  expect(await raised()).toBe(0);
  expect(await brokenPrices()).toEqual([]);

  await start();
  await expect.poll(raised).toBe(PRICES);
  server?.signal('SIGTERM');
  await server?.ended;
  expect(await brokenPrices()).toEqual([]);
});
