/** @module-tag crash */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { createDb } from '../../platform/database/createDb.ts';
import { createPool } from '../../platform/database/createPool.ts';
import type { Db } from '../../platform/database/Db.ts';
import { fragileConnections } from '../../testing/database/fragileConnections.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addProducts } from '../../testing/testData.queries.ts';
import { applyDuePrices } from '../prices/applyDuePrices.ts';
import { applyImport } from './applyImport.ts';
import { undoImport } from './changeImport.ts';
import { compareLines } from './compareLines.ts';
import { readImportPage } from './readImportPage.ts';
import { storeImport } from './storeImport.ts';

/** More prices than change under locks, so that they come into force after the commit. */
const LONG = 1_010;
const ACTOR = { by: 'Priya Shah' };

let shop: TestShop;
let pool: ReturnType<typeof createPool>;
let server: ReturnType<typeof fragileConnections>;
/** The connections of a server that can die. */
let dying: Db;
beforeAll(async () => {
  shop = await openTestShop();
  pool = createPool(shop.database.connection, () => {});
  server = fragileConnections(pool);
  dying = createDb(pool);
});
afterAll(async () => {
  await pool.end();
  await shop.close();
});

const doing = () => ({ db: shop.db, now: shop.clock.now });

async function compared(id: number): Promise<number> {
  let { state } = await compareLines(doing(), id, ACTOR);
  while (state === 'comparing') ({ state } = await compareLines(doing(), id, ACTOR));
  return id;
}

const pricesOf = async (ids: readonly number[]) => {
  const { rows } = await sql<{ price: number; count: number }>`
    select price_mills as price, count(*)::integer as count from products
    where id = any(${[...ids]}::integer[]) group by price_mills`.execute(shop.db);
  return Object.fromEntries(rows.map(({ price, count }) => [price, count]));
};

const brokenPrices = async () => {
  const broken = await audit(shop, shop.clock.now);
  return broken.filter(({ id }) => id === 'I92');
};

/** Does work on a server that dies at each of its moments in turn, until it is done. Returns how often it died. */
async function dieEverywhere(
  work: () => Promise<unknown>,
  afterDeath: () => Promise<boolean>,
): Promise<number> {
  for (let deaths = 0; ;) {
    server.revive(deaths);
    await work().catch(() => {});
    // A connection that an earlier death broke is no death.
    if (server.diedAt() !== undefined) deaths += 1;
    server.revive();
    if (await afterDeath()) return deaths;
  }
}

test('wherever a server dies that applies a long list or undoes it, all of it is applied or nothing', async () => {
  const ids = await addProducts(shop.db, LONG);
  const codes = await shop.db
    .selectFrom('products')
    .select('code')
    .where('id', 'in', [...ids])
    .execute();
  const rows = codes.map(({ code }) => `${code},10.01`);
  const content = Buffer.from(['Code,Price', ...rows].join('\n'));
  const file = { kind: 'products', name: 'long.csv', content, dateOrder: undefined } as const;
  const id = await compared((await storeImport(doing(), file, ACTOR)).id);
  const old = { 10000: LONG };
  const dearer = { 10010: LONG };
  const kill = (importId: number, before: object, after: object) =>
    dieEverywhere(
      () =>
        applyImport(
          { db: dying, now: shop.clock.now },
          { importId, reason: 'Prices of December', leavesRefused: false },
          ACTOR,
        ),
      async () => {
        const page = () => readImportPage(shop.db, importId, shop.clock.now);
        // PostgreSQL rolls back once it has noticed.
        await expect.poll(async () => (await page()).work).toBeUndefined();
        const { import: made } = await page();
        // Another server, which looks for prices whose moment has come.
        await applyDuePrices(shop.db, shop.clock.now);
        const isApplied = made.state === 'applied';
        expect(await pricesOf(ids)).toEqual(isApplied ? after : before);
        return isApplied;
      },
    );
  expect(await kill(id, old, dearer)).toBeGreaterThan(1);
  shop.clock.now = new Date(+shop.clock.now + 60_000);
  const undoing = await compared(await undoImport(doing(), id, ACTOR));
  expect(await kill(undoing, dearer, old)).toBeGreaterThan(1);
  expect(await brokenPrices()).toEqual([]);
}, 600_000);

test('wherever a server dies that brings prices into force, each is in force once, and all are in the end', async () => {
  const ids = await addProducts(shop.db, 200);
  const now = new Date(+shop.clock.now + 86_400_000);
  await sql`
    insert into price_changes (product_id, price_mills, holds_from, state, decided_at, decided_by, reason)
    select id, 10500, ${new Date(+now - 1_000)}, 'planned', ${shop.clock.now}, 'Priya Shah', 'Monday'
    from unnest(${[...ids]}::integer[]) as id`.execute(shop.db);
  const deaths = await dieEverywhere(
    () => applyDuePrices(dying, now),
    async () => {
      expect(await brokenPrices()).toEqual([]);
      const { 10500: raised = 0 } = await pricesOf(ids);
      return raised === ids.length;
    },
  );
  expect(deaths).toBeGreaterThan(0);
  const { rows: told } = await sql<{ count: number }>`
    select count(*)::integer as count from audit_events
    where action = 'price-came-into-force' and subject = any(${ids.map((id) => `product ${id}`)})`.execute(
    shop.db,
  );
  expect(told).toEqual([{ count: ids.length }]);
}, 600_000);
