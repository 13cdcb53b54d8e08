import { readFileSync } from 'node:fs';
import * as calls from '@formulary/rules/calls/desk/deskImportCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { multipartOf } from '../../testing/calls/multipartOf.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { importTasks } from './imports.tasks.ts';
import { addCategory, addProduct } from '../../testing/testData.queries.ts';

let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  ({ token } = await desk.signedIn('superintendent'));
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

let made = 0;
beforeEach(() => {
  made += 1;
});
/** A code of this test alone. */
const code = (name: string) => `T${made}-${name}`;
const at = (path: string, id: number) => path.replace(':id', `${id}`);

const upload = (content: string | Buffer, more: Readonly<Record<string, string>> = {}) => {
  const fields = Object.entries({ kind: 'products', ...more });
  const { payload, headers } = multipartOf([
    ...fields.map(([name, value]) => ({ name, value })),
    { name: 'file', file: { name: 'prices.csv', type: 'text/csv', content: Buffer.from(content) } },
  ]);
  return { token, body: payload, headers };
};
const read = async (content: string | Buffer, more?: Readonly<Record<string, string>>) =>
  (await desk.ask(calls.readCatalogueImport, upload(content, more))).id;
const compare = async (id: number) => {
  let state = 'comparing';
  while (state === 'comparing') {
    const url = at(calls.compareCatalogueImport.path, id);
    ({ state } = await desk.ask(calls.compareCatalogueImport, { token, url }));
  }
  return id;
};
const page = (id: number) =>
  desk.ask(calls.getCatalogueImport, { token, url: at(calls.getCatalogueImport.path, id) });
const lines = async (id: number, filter: object = {}) => {
  const url = at(calls.listCatalogueImportLines.path, id);
  return (await desk.ask(calls.listCatalogueImportLines, { token, url, body: { filter } })).rows;
};
const sendApply = async (id: number, leavesRefused = false) => {
  const { version } = await page(id);
  const body = { reason: 'Prices of December', leavesRefused, version };
  return desk.send(calls.applyCatalogueImport, {
    token,
    url: at(calls.applyCatalogueImport.path, id),
    body,
  });
};
const tick = (id: number, body: object) =>
  desk.ask(calls.tickCatalogueImportLines, {
    token,
    url: at(calls.tickCatalogueImportLines.path, id),
    body: { isTicked: true, ...body },
  });
const undo = async (id: number) => {
  const url = at(calls.undoCatalogueImport.path, id);
  return compare((await desk.ask(calls.undoCatalogueImport, { token, url })).id);
};
const product = (written: string) =>
  shop.db
    .selectFrom('products')
    .select(['id', 'name', 'price_mills', 'vat_percent', 'is_on_sale', 'in_stock'])
    .where('code', '=', written)
    .executeTakeFirst();

describe('a price list', () => {
  test('changes nothing until it is applied, then what it showed, and back', async () => {
    await addProduct(shop.db, { code: code('A'), name: 'Needles', price_mills: 10_000 });
    await addProduct(shop.db, { code: code('B'), name: 'Swabs', price_mills: 20_000 });
    const file = `Code;Name;Price\n${code('A')};Needles 30G;£10.50\n${code('B')};Swabs;20.00\n`;
    const id = await compare(await read(file));
    expect(await product(code('A'))).toMatchObject({ name: 'Needles', price_mills: 10_000 });
    const shown = await page(id);
    expect(shown.import).toMatchObject({ state: 'ready', changed: 1, unchanged: 1, refused: 0 });
    expect(shown.included).toBe(1);
    const [line] = await lines(id, { group: 'changed' });
    expect(line?.changes).toEqual([
      { name: 'Name', before: 'Needles', after: 'Needles 30G' },
      { name: 'Price', before: '£10.00', after: '£10.50' },
    ]);

    expect((await sendApply(id)).json()).toEqual({ applied: 1 });
    expect(await product(code('A'))).toMatchObject({ name: 'Needles 30G', price_mills: 10_500 });
    expect((await page(id)).import).toMatchObject({ state: 'applied', applied: 1 });

    const undoing = await undo(id);
    expect(await product(code('A'))).toMatchObject({ price_mills: 10_500 });
    expect((await sendApply(undoing)).json()).toEqual({ applied: 1 });
    expect(await product(code('A'))).toMatchObject({ name: 'Needles', price_mills: 10_000 });
    expect((await page(id)).import.undoneById).toBe(undoing);
  });

  test('adds products with an empty stock; undoing takes them off sale', async () => {
    await addCategory(shop.db, `Needles ${made}`);
    const file = [
      'Code,Name,Price,VAT,Type,Categories',
      `${code('NEW')},New needles,4.20,20 %,without prescription,Needles ${made}`,
    ].join('\n');
    const id = await compare(await read(file));
    expect((await page(id)).import).toMatchObject({ new: 1 });
    expect((await sendApply(id)).json()).toEqual({ applied: 1 });
    expect(await product(code('NEW'))).toMatchObject({ price_mills: 4_200, in_stock: 0 });
    await sendApply(await undo(id));
    expect(await product(code('NEW'))).toMatchObject({ is_on_sale: false });
  });

  test('plans prices of a later day; undoing withdraws them', async () => {
    await addProduct(shop.db, { code: code('A'), price_mills: 10_000 });
    const id = await compare(await read(`Code,Price,Price from\n${code('A')},11.00,1 Jul 2026\n`));
    const [line] = await lines(id);
    expect(line?.changes).toEqual([
      { name: 'Price', before: '£10.00', after: '£11.00 from 01/07/2026' },
    ]);
    await sendApply(id);
    const plans = () =>
      shop.db
        .selectFrom('price_changes')
        .innerJoin('products', 'products.id', 'product_id')
        .select(['price_changes.price_mills', 'state', 'holds_from'])
        .where('code', '=', code('A'))
        .execute();
    const planned = { price_mills: 11_000, holds_from: new Date('2026-06-30T23:00:00Z') };
    expect(await plans()).toEqual([{ ...planned, state: 'planned' }]);
    await sendApply(await undo(id));
    expect(await plans()).toEqual([{ ...planned, state: 'withdrawn' }]);
  });
});

describe('what is unusual', () => {
  test('is left out unless it is ticked', async () => {
    for (const name of ['A', 'B'])
      await addProduct(shop.db, { code: code(name), price_mills: 10_000 });
    await addProduct(shop.db, { code: code('C'), price_mills: 10_000, type: 'prescription' });
    const file = [
      'Code,Price,Type',
      `${code('A')},10.50,`,
      `${code('B')},1050.00,`,
      `${code('C')},,without prescription`,
    ].join('\n');
    const id = await compare(await read(file));
    expect(await page(id)).toMatchObject({
      included: 1,
      unusual: 2,
      warned: [
        { warning: 'price-jump', count: 1, ticked: 0 },
        { warning: 'type-freed', count: 1, ticked: 0 },
      ],
    });
    await tick(id, { warning: 'type-freed' });
    expect((await sendApply(id)).json()).toEqual({ applied: 2 });
    expect(await product(code('B'))).toMatchObject({ price_mills: 10_000 });
  });
});

test('names products that changed since the preview, and applies nothing until it is compared again', async () => {
  const id = await addProduct(shop.db, { code: code('A'), price_mills: 10_000 });
  await addProduct(shop.db, { code: code('B'), price_mills: 10_000 });
  const file = `Code,Price\n${code('A')},10.10\n${code('B')},10.20\n`;
  const imported = await compare(await read(file));
  await shop.db.updateTable('products').set({ price_mills: 9_000 }).where('id', '=', id).execute();
  const refused = await sendApply(imported);
  expect(refused.json()).toMatchObject({
    code: 'import-outdated',
    message: expect.stringContaining(`Changed since the preview: ${code('A')}`),
  });
  expect(await product(code('B'))).toMatchObject({ price_mills: 10_000 });
  const url = at(calls.recompareCatalogueImport.path, imported);
  await desk.ask(calls.recompareCatalogueImport, { token, url });
  await compare(imported);
  expect((await sendApply(imported)).json()).toEqual({ applied: 2 });
});

test('undoing leaves what somebody changed since, unless it is ticked', async () => {
  const id = await addProduct(shop.db, { code: code('A'), price_mills: 10_000 });
  await addProduct(shop.db, { code: code('B'), price_mills: 10_000 });
  const file = `Code,Price\n${code('A')},10.10\n${code('B')},10.20\n`;
  const imported = await compare(await read(file));
  await sendApply(imported);
  await shop.db.updateTable('products').set({ price_mills: 9_000 }).where('id', '=', id).execute();
  const undoing = await undo(imported);
  expect(await lines(undoing, { group: 'unusual' })).toMatchObject([
    { code: code('A'), warnings: ['changed-since'] },
  ]);
  expect((await sendApply(undoing)).json()).toEqual({ applied: 1 });
  expect(await product(code('A'))).toMatchObject({ price_mills: 9_000 });
  expect(await product(code('B'))).toMatchObject({ price_mills: 10_000 });
});

test('a cancelled import leaves no rows, and its file can be read again', async () => {
  await addProduct(shop.db, { code: code('A') });
  const file = `Code,Price\n${code('A')},10.10\n`;
  const id = await read(file);
  expect(await read(file)).toBe(id);
  const url = at(calls.cancelCatalogueImport.path, id);
  await desk.ask(calls.cancelCatalogueImport, { token, url });
  expect(await lines(id)).toEqual([]);
  expect((await sendApply(id)).json()).toMatchObject({ code: 'import-over' });
  expect(await read(file)).not.toBe(id);
});

test('what nobody applied, and rows that changed nothing, go after 30 days', async () => {
  for (const name of ['A', 'B']) await addProduct(shop.db, { code: code(name) });
  const id = await compare(await read(`Code,Price\n${code('A')},10.10\n${code('B')},10.00\n`));
  const forgotten = await compare(await read(`Code,Price\n${code('A')},10.20\n`));
  await sendApply(id);
  const later = new Date(+shop.clock.now + 31 * 86_400_000);
  const [task] = importTasks({ db: shop.db, now: () => later });
  await task?.run({}, { log: desk.app.log });
  expect((await lines(id)).map(({ kind }) => kind)).toEqual(['changed']);
  expect((await page(forgotten)).import).toMatchObject({
    state: 'cancelled',
    decidedBy: 'Formulary',
  });
  expect(await lines(forgotten)).toEqual([]);
});

test('the catalogue as a file, read again, changes nothing', async () => {
  await addCategory(shop.db, `Odd | names > of ${made}`);
  await addProduct(shop.db, {
    code: `0${made}12345678901`,
    name: '=1+1, "quoted"; £5 – µg',
    description: 'Two lines\n\n- and a list',
    price_mills: 1_234_560,
  });
  const file = await desk.send(calls.exportCatalogue, { token, body: { isTemplate: false } });
  const id = await compare(await read(file.body));
  const { import: shown } = await page(id);
  expect(await lines(id, { group: 'changed' })).toEqual([]);
  expect(await lines(id, { group: 'refused' })).toEqual([]);
  expect(shown).toMatchObject({ new: 0, changed: 0, refused: 0, unchanged: shown.lines });
});

const SAMPLE = readFileSync(new URL('../testing/tariff-sample.csv', import.meta.url));

test('the Drug Tariff is looked at and applied, and leaves what the shop decides', async () => {
  const id = await compare(await read(SAMPLE, { kind: 'tariff' }));
  expect((await page(id)).import).toMatchObject({ kind: 'tariff', new: 6, refused: 5 });
  const refused = await lines(id, { group: 'refused' });
  expect(refused[1]).toMatchObject({
    row: 10,
    problem: 'basic_price is "1.50", not a price in pence',
  });
  const withoutTick = await sendApply(id);
  expect(withoutTick.json()).toMatchObject({ code: 'import-with-refused' });
  expect((await sendApply(id, true)).json()).toEqual({ applied: 6 });
  const added = shop.db
    .selectFrom('products')
    .select(['id', 'code', 'in_stock', 'type'])
    .where('source', '=', 'tariff')
    .orderBy('code');
  const [first, ...others] = await added.execute();
  expect(others).toHaveLength(5);
  expect(first).toMatchObject({ in_stock: 0, type: 'prescription' });

  // Staff put it into a category of the shop too, rename one of the tariff, and sell another without prescription.
  const own = await addCategory(shop.db, 'Bestsellers');
  const place = { product_id: first?.id ?? 0, category_id: own, position: 1 };
  await shop.db.insertInto('product_categories').values(place).execute();
  await shop.db
    .updateTable('categories')
    .set({ name: 'Medicines of the tariff' })
    .where('slug', '=', 'drug-tariff')
    .execute();
  const second = others[0]?.id ?? 0;
  await shop.db.updateTable('products').set({ type: 'any' }).where('id', '=', second).execute();
  const again = await compare(await read(SAMPLE, { kind: 'tariff' }));
  expect((await page(again)).import).toMatchObject({ new: 0, changed: 0, unchanged: 6 });
});

test('the Drug Tariff leaves a product of the shop alone that has a code of it', async () => {
  const [heading, , row] = SAMPLE.toString().split('\n');
  const tariffCode = '90000000000099001';
  await addProduct(shop.db, { code: tariffCode });
  const cells = row?.replace(/90000000000\d+\s*$/, tariffCode);
  const id = await compare(await read(`${heading}\n${cells}\n`, { kind: 'tariff' }));
  expect(await lines(id)).toMatchObject([
    { kind: 'refused', problem: expect.stringContaining('a product of the shop') },
  ]);
});
