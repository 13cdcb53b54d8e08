import * as catalogue from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { changeDeskCategory, getDeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { listDeskProducts } from '@formulary/rules/calls/desk/deskProductListCall';
import type { ProductPatch } from '@formulary/rules/catalogue/changes/productWire';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { placeOrder } from '../../testing/orders/placeOrder.ts';
import { addCategory, addProduct } from '../../testing/testData.queries.ts';
import { insertPicture } from '../pictures/productPictures.queries.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';

const ROOT = '/api/desk/catalogue/products';
const twice = (each: object) => [each, each];
let shop: TestShop;
let other: FastifyInstance;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  other = await shop.another();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  ({ token } = await desk.signedIn('stock'));
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const reason = 'The supplier says so';
let made = 0;

/** Adds a product that is on sale, in a category of its own. */
async function aProduct() {
  made += 1;
  const category = await addCategory(shop.db, `Category ${made}`);
  const id = await addProduct(shop.db, { code: `DESK-${made}`, name: `Gauze ${made}` });
  await shop.db
    .insertInto('product_categories')
    .values({ product_id: id, category_id: category })
    .execute();
  return { id, category };
}

const show = (id: number) => desk.ask(catalogue.getDeskProduct, { token, url: `${ROOT}/${id}` });

async function send(id: number, fields: ProductPatch, version?: number) {
  const seen = version ?? (await show(id)).version;
  const body = { version: seen, fields, reason };
  return desk.send(catalogue.changeDeskProduct, { token, url: `${ROOT}/${id}`, body });
}

/** Returns what a visitor sees of a product on both servers. */
const seen = (id: number) =>
  Promise.all(
    [shop.app, other].map(async (server) => {
      const answer = await server.inject({ url: `/api/products/public/${id}` });
      return answer.statusCode === 404 ? undefined : answer.json<object>();
    }),
  );

describe('a change of a product at the desk', () => {
  test('is in the shop of every server: name, picture, category, off sale', async () => {
    const { id, category } = await aProduct();
    await expect.poll(() => seen(id)).toMatchObject(twice({ product_image: '' }));
    const file = `upload-${'a'.repeat(32)}.webp`;
    const bytes = Buffer.from('RIFF');
    const { staffId } = await desk.signedIn('stock');
    await withTransaction(shop.db, (trx) =>
      insertPicture(trx, { file, large: bytes, small: bytes }, { staffId, at: shop.clock.now }),
    );
    await send(id, { name: 'Gauze, sterile, 10', image: file });
    await expect
      .poll(() => seen(id))
      .toMatchObject(twice({ product_name: 'Gauze, sterile, 10', product_image: file }));

    const url = `/api/desk/catalogue/categories/${category}`;
    const { category: shelf, version } = await desk.ask(getDeskCategory, { token, url });
    const fields = { ...shelf.fields, name: 'Wound care' };
    await desk.ask(changeDeskCategory, { token, url, body: { version, fields, reason } });
    await expect
      .poll(() => seen(id))
      .toMatchObject(
        twice({ categories: [{ category_pk: category, category_name: 'Wound care' }] }),
      );

    const next = await addCategory(shop.db, 'Dressings');
    await send(id, { categoryIds: [next, category] });
    await expect
      .poll(() => seen(id))
      .toMatchObject(twice({ product_parentcategory: `${next},${category}` }));

    await send(id, { isOnSale: false });
    await expect.poll(() => seen(id)).toEqual([undefined, undefined]);
    await send(id, { isOnSale: true });
    await expect.poll(() => seen(id)).toMatchObject(twice({ product_name: 'Gauze, sterile, 10' }));
  });

  test('leaves what was ordered as it was sold', async () => {
    const { id } = await aProduct();
    const buyer = await shop.signedIn();
    const { id: orderId } = await placeOrder(shop, buyer.token, id, {
      packs: 2,
      paymentMode: 'card',
    });
    const sold = () =>
      shop.db
        .selectFrom('order_lines')
        .select(['name', 'image', 'unit_price_mills', 'vat_percent', 'total_mills', 'quantity'])
        .where('order_id', '=', orderId)
        .execute();
    const before = await sold();
    const fields = { name: 'Renamed', vatPercent: 5, image: 'default.svg', isOnSale: false };
    const preview = await desk.ask(catalogue.previewDeskProduct, {
      token,
      url: `${ROOT}/${id}/preview`,
      body: { fields },
    });
    expect(preview.changes.map(({ label, to }) => [label, to])).toEqual([
      ['Name', 'Renamed'],
      ['VAT', '5%'],
      ['On sale', 'No'],
      ['Picture', 'default.svg'],
    ]);
    expect(preview.effects).toContain('1 order that waits keeps what it was sold as.');
    expect((await send(id, fields)).statusCode).toBe(200);
    expect(await sold()).toEqual(before);
    expect((await show(id)).impact.orders).toBe(1);
  });

  test('is changed back by a new change with the old values', async () => {
    const { id } = await aProduct();
    const description = 'x'.repeat(20_000);
    await send(id, { description, hazards: ['sharps'], prescriptionLimit: 3 });
    const { reversible } = await show(id);
    const url = `${ROOT}/${id}/changes/${reversible[0]}`;
    const before = await desk.ask(catalogue.getDeskProductBefore, { token, url });
    expect(before).toEqual({ description: '', hazards: [], prescriptionLimit: 0 });
    await send(id, before);
    const { fields, events } = await show(id);
    expect(fields).toMatchObject(before);
    expect(events.map(({ sentence }) => sentence)).toEqual([
      'Changed: Description, Prescription limit, Hazards',
      'Changed: Description, Prescription limit, Hazards',
    ]);
    const elsewhere = `${ROOT}/${(await aProduct()).id}/changes/${reversible[0]}`;
    const answer = await desk.send(catalogue.getDeskProductBefore, { token, url: elsewhere });
    expect(answer.statusCode).toBe(404);
  });

  test('of one of two people is refused, and says who was first', async () => {
    const { id } = await aProduct();
    const { version } = await show(id);
    const answers = await Promise.all([
      send(id, { name: 'First' }, version),
      send(id, { name: 'Second' }, version),
    ]);
    const codes = answers.map(({ statusCode }) => String(statusCode));
    expect(codes.toSorted()).toEqual(['200', '409']);
    expect((await show(id)).events).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['an empty name', { name: '   ' }, { name: 'Please give a name' }],
    [
      '20,001 characters',
      { description: 'x'.repeat(20_001) },
      { 'fields.description': 'Please use at most 20000 characters' },
    ],
    ['a code with a space', { code: 'A 1' }, { code: expect.stringContaining('without spaces') }],
    ['a code that another product has', { code: 'TAKEN-1' }, { code: expect.any(String) }],
    ['a code that differs in case', { code: 'taken-1' }, { code: expect.any(String) }],
    ['markup', { information: 'Use <b>now</b>' }, { information: expect.any(String) }],
    ['VAT of 21 %', { vatPercent: 21 }, { vatPercent: expect.stringContaining('5%') }],
    ['a negative limit', { prescriptionLimit: -1 }, { prescriptionLimit: expect.any(String) }],
    ['a negative safety stock', { minimumStock: -5 }, { minimumStock: expect.any(String) }],
    ['half a pack', { minimumStock: 0.5 }, { 'fields.minimumStock': expect.any(String) }],
    ['no category', { categoryIds: [] }, { categoryIds: expect.any(String) }],
    ['a category that is gone', { categoryIds: [2_000_000] }, { categoryIds: expect.any(String) }],
    [
      'a picture that nobody uploaded',
      { image: `upload-${'f'.repeat(32)}.webp` },
      { image: 'This picture is not there any more' },
    ],
    ['a picture of elsewhere', { image: '../../secret.svg' }, { image: expect.any(String) }],
    ['an unknown hazard', { hazards: ['magic'] }, { 'fields.hazards.0': expect.any(String) }],
  ])('with %s is refused at its field', async (_what, fields, errors) => {
    await addProduct(shop.db, { code: 'TAKEN-1' }).catch(() => {});
    const { id } = await aProduct();
    const answer = await send(id, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors });
    expect((await show(id)).events).toEqual([]);
  });
});

test('one of two products is created with codes that differ only in their letters', async () => {
  const category = await addCategory(shop.db, 'Twins');
  const create = (code: string) =>
    desk.send(catalogue.createDeskProduct, {
      token,
      body: {
        fields: {
          code,
          name: 'Twin',
          description: '',
          information: '',
          type: 'ANY',
          vatPercent: 20,
          prescriptionLimit: 0,
          minimumStock: 0,
          isColdChain: false,
          hazards: [],
          isOnSale: false,
          categoryIds: [category],
          image: '',
        },
        price: 1,
        reason,
      },
    });
  const answers = await Promise.all([create('twin-1'), create('TWIN-1')]);
  const codes = answers.map(({ statusCode }) => String(statusCode));
  expect(codes.toSorted()).toEqual(['200', '400']);
});

test('a product without a price is not put on sale', async () => {
  const { id } = await aProduct();
  await shop.db
    .updateTable('products')
    .set({ price_mills: 0, is_on_sale: false })
    .where('id', '=', id)
    .execute();
  expect((await send(id, { isOnSale: true })).json()).toMatchObject({
    errors: { isOnSale: 'Please set a price before it goes on sale' },
  });
});

test('the list finds products of a category below another, and pages through a sort', async () => {
  const parent = await addCategory(shop.db, 'Parent');
  const below = await addCategory(shop.db, 'Below');
  await shop.db
    .updateTable('categories')
    .set({ parent_id: parent })
    .where('id', '=', below)
    .execute();
  const ids = [];
  for (const [index, price] of [5_000, 1_000, 1_000].entries()) {
    const id = await addProduct(shop.db, { code: `LIST-${index}`, price_mills: price });
    await shop.db
      .insertInto('product_categories')
      .values({ product_id: id, category_id: below })
      .execute();
    ids.push(id);
  }
  const page = (more: object) =>
    desk.ask(listDeskProducts, {
      token,
      body: { filter: { category: String(parent) }, sort: 'price', limit: 2, ...more },
    });
  const first = await page({});
  const second = await page({ after: first.next });
  expect([...first.products, ...second.products].map(({ id }) => id)).toEqual([
    ids[1],
    ids[2],
    ids[0],
  ]);
  expect(first).toMatchObject({ total: 3 });
  expect(second.next).toBeUndefined();
  const back = await page({ before: second.previous });
  expect(back.products.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
});
