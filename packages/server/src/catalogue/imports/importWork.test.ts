import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import * as calls from '@formulary/rules/calls/desk/deskImportCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addCategory, addProduct, addProducts } from '../../testing/testData.queries.ts';
import type { Shelf } from '../tariff/tariffShelf.ts';
import { applyImport } from './applyImport.ts';
import { compareLines } from './compareLines.ts';
import { withImportWork } from './importWork.ts';
import { readProgress } from './importWork.queries.ts';
import { readImportPage } from './readImportPage.ts';
import { storeImport, storeRows } from './storeImport.ts';

/** More than prices that change under locks, and than rows of a step. */
const LONG = 1_100;

let shop: TestShop;
let desk: TestDesk;
/** Another server on the same database. */
let other: TestDesk;
let staff: Awaited<ReturnType<TestDesk['signedIn']>>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  other = await openTestDesk(shop);
  staff = await desk.signedIn('superintendent');
});
afterAll(async () => {
  await desk.app.close();
  await other.app.close();
  await shop.close();
});

const doing = () => ({ db: shop.db, now: shop.clock.now });
const ACTOR = { by: 'Priya Shah' };

async function compared(id: number): Promise<number> {
  let { state } = await compareLines(doing(), id, ACTOR);
  while (state === 'comparing') ({ state } = await compareLines(doing(), id, ACTOR));
  return id;
}
const read = async (rows: readonly string[]) => {
  const content = Buffer.from(rows.join('\n'));
  const file = { kind: 'products', name: 'prices.csv', content, dateOrder: undefined } as const;
  return compared((await storeImport(doing(), file, ACTOR)).id);
};
const page = (id: number) => readImportPage(shop.db, id, shop.clock.now);
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof Refused ? error.problem : Promise.reject(error)),
  );

/** Adds products, and reads a list that makes each of them a penny dearer. */
async function longList() {
  const ids = await addProducts(shop.db, LONG);
  const codes = await shop.db
    .selectFrom('products')
    .select('code')
    .where('id', 'in', [...ids])
    .execute();
  const id = await read(['Code,Price', ...codes.map(({ code }) => `${code},10.01`)]);
  const dearer = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from products
      where id = any(${[...ids]}::integer[]) and price_mills = 10010`.execute(shop.db);
    return rows[0]?.count;
  };
  return { id, dearer };
}

test('a long list is counted for the planner once it is compared', async () => {
  await longList();
  const { rows } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where relname = 'catalogue_import_lines'`.execute(
    shop.db,
  );
  expect(rows[0]?.rows).toBeGreaterThanOrEqual(LONG);
});

test('an import that is being applied is seen and stopped on another server, and nothing of it is applied', async () => {
  const { id, dearer } = await longList();
  const { version } = await page(id);
  // Somebody who changes a price holds the work up at its end.
  const release = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const held = shop.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(hashtext('product prices'))`.execute(trx);
    holding.resolve();
    await release.promise;
  });
  await holding.promise;
  const url = (path: string) => path.replace(':id', `${id}`);
  const { token } = staff;
  const applying = desk.send(calls.applyCatalogueImport, {
    token,
    url: url(calls.applyCatalogueImport.path),
    body: { reason: 'Prices of December', leavesRefused: false, version },
  });
  const seen = () =>
    other.ask(calls.getCatalogueImport, { token, url: url(calls.getCatalogueImport.path) });
  await expect
    .poll(async () => (await seen()).work)
    .toEqual({ step: 'writing', done: LONG, total: LONG });
  expect((await seen()).impact).toBeUndefined();
  const stopping = other.ask(calls.stopCatalogueImport, {
    token,
    url: url(calls.stopCatalogueImport.path),
  });
  await expect
    .poll(() => shop.db.selectFrom('catalogue_import_work').select('stopped_by').execute())
    .toEqual([{ stopped_by: staff.name }]);
  release.resolve();
  await held;
  expect(await stopping).toEqual({ state: 'ready' });
  expect((await applying).json()).toMatchObject({
    code: 'import-stopped',
    message: `${staff.name} stopped this. Nothing was changed`,
  });
  expect(await dearer()).toBe(0);
  const left = await seen();
  expect(left).toMatchObject({ import: { state: 'ready' }, included: LONG, version });
  expect(left.work).toBeUndefined();

  const again = { importId: id, reason: 'Prices of December', leavesRefused: false };
  expect(await applyImport(doing(), again, ACTOR)).toBe(LONG);
  expect(await dearer()).toBe(LONG);
  expect((await seen()).pricesToCome).toBeUndefined();
  expect(await stop(id)).toEqual({ state: 'applied' });
  // The products of tests have no opening stock.
  const broken = await audit(shop, shop.clock.now);
  expect(broken.map(({ id: rule }) => rule)).not.toContain('I92');
});

const stop = (id: number) =>
  desk.ask(calls.stopCatalogueImport, {
    token: staff.token,
    url: calls.stopCatalogueImport.path.replace(':id', `${id}`),
  });

test('the price of a long list that somebody changes in the last moment is found, and nothing is applied', async () => {
  const { id, dearer } = await longList();
  const [product] = await shop.db
    .selectFrom('catalogue_import_lines')
    .select(['product_id as id', 'code'])
    .where('import_id', '=', id)
    .limit(1)
    .execute();
  const changing = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const changed = shop.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock_shared(hashtext('product prices'))`.execute(trx);
    await trx
      .updateTable('products')
      .set({ price_mills: 9_000 })
      .where('id', '=', product?.id ?? 0)
      .execute();
    changing.resolve();
    await release.promise;
  });
  await changing.promise;
  const again = { importId: id, reason: 'Prices of December', leavesRefused: false };
  const refused = refusalOf(applyImport(doing(), again, ACTOR));
  await expect.poll(async () => (await readProgress(shop.db, `import ${id}`))?.done).toBe(LONG);
  release.resolve();
  await changed;
  expect(await refused).toMatchObject({
    code: 'import-outdated',
    message: expect.stringContaining(product?.code ?? ''),
  });
  expect(await dearer()).toBe(0);
});

test('rows that changed nothing are compared again when the others are applied', async () => {
  const unchanged = await addProduct(shop.db, { code: 'STAYED', price_mills: 10_000 });
  await addProduct(shop.db, { code: 'MOVES', price_mills: 10_000 });
  const id = await read(['Code,Price', 'STAYED,10.00', 'MOVES,10.50']);
  await shop.db
    .updateTable('products')
    .set({ price_mills: 9_000 })
    .where('id', '=', unchanged)
    .execute();
  const application = { importId: id, reason: 'Prices of December', leavesRefused: false };
  expect(await refusalOf(applyImport(doing(), application, ACTOR))).toMatchObject({
    code: 'import-outdated',
    message: expect.stringContaining('STAYED'),
  });
});

const shelf = (slug: string, name: string): Shelf => ({ slug, name, description: '' });

test('only the categories of the tariff are added that applied rows need', async () => {
  const top = shelf('work-tariff', 'Work tariff');
  const shelves = [
    [top, shelf('work-tariff-sachets', 'Sachets')],
    [top, shelf('work-tariff-tablets', 'Tablets')],
  ];
  await addProduct(shop.db, { code: 'OF-THE-SHOP' });
  const facts = { name: 'Examplol', price: 1_000, description: '', information: '', image: '' };
  const rows = [
    { row: 2, code: 'OF-THE-SHOP', facts: { ...facts, categories: ['Work tariff > Sachets'] } },
    { row: 3, code: 'OF-THE-TARIFF', facts: { ...facts, categories: ['Work tariff > Tablets'] } },
  ];
  const file = {
    kind: 'tariff',
    name: 'Tariff',
    hash: Buffer.alloc(32, 7),
    rows,
    shelves,
  } as const;
  const { id } = await storeRows(doing(), file, ACTOR);
  await compared(id);
  const application = { importId: id, reason: 'The tariff', leavesRefused: true };
  expect(await applyImport(doing(), application, ACTOR)).toBe(1);
  const added = await shop.db
    .selectFrom('categories')
    .select('name')
    .where('slug', 'like', 'work-tariff%')
    .orderBy('id')
    .execute();
  expect(added.map(({ name }) => name)).toEqual(['Work tariff', 'Tablets']);
});

test('the preview says what carts cost before and after, as the shop charges it', async () => {
  await addCategory(shop.db, 'Carted');
  const dearer = await addProduct(shop.db, { code: 'CART-A', price_mills: 10_000 });
  const alone = await addProduct(shop.db, { code: 'CART-B', price_mills: 4_000 });
  const buyers = await Promise.all([shop.signedIn(), shop.signedIn(), shop.signedIn()]);
  const put = (buyer: number, product_fk: number, cart_quantity: number) =>
    shop.ask(addCartLine, {
      token: buyers[buyer]?.token,
      body: { product_fk, cart_quantity, cart_req_prescription: false },
    });
  await put(0, dearer, 2);
  await put(0, alone, 1);
  await put(1, dearer, 3);
  await put(2, alone, 1);
  const id = await read(['Code,Price', 'CART-A,10.50', 'CART-B,4.00']);
  const cost = async () => {
    const carts = await Promise.all(
      buyers.slice(0, 2).map(({ token }) => shop.ask(getCart, { token })),
    );
    return carts.flat().reduce((sum, { total }) => sum + total, 0);
  };
  const { cartCosts } = await page(id);
  expect(cartCosts).toEqual({ carts: 2, sampled: 2, before: await cost(), after: 67_800 });
  const application = { importId: id, reason: 'Prices of December', leavesRefused: false };
  await applyImport(doing(), application, ACTOR);
  expect(await cost()).toBe(cartCosts?.after);
});

test('a file whose sender is gone is not read to its end, and nothing of it is kept', async () => {
  const rows = Array.from({ length: LONG }, (_, at) => `GONE-${at},1.00`);
  const content = Buffer.from(['Code,Price', ...rows].join('\n'));
  const file = { kind: 'products', name: 'gone.csv', content, dateOrder: undefined } as const;
  const connection = new AbortController();
  const seen: string[] = [];
  const storing = withImportWork({ ...doing(), signal: connection.signal }, 'reading 1 a', (work) =>
    storeImport(doing(), file, ACTOR, {
      ...work,
      reach: async (step, done, total) => {
        await work.reach(step, done, total);
        const { done: shown } = (await readProgress(shop.db, 'reading 1 a')) ?? {};
        seen.push(`${step} ${shown === done}`);
        if (step === 'storing') connection.abort();
      },
    }),
  );
  expect(await refusalOf(storing)).toMatchObject({ code: 'import-stopped' });
  expect(new Set(seen)).toEqual(new Set(['reading true', 'storing true']));
  expect(await readProgress(shop.db, 'reading 1 a')).toBeUndefined();
  const kept = shop.db.selectFrom('catalogue_imports').select('id').where('name', '=', 'gone.csv');
  expect(await kept.execute()).toEqual([]);
});
