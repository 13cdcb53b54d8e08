import * as categories from '@formulary/rules/calls/desk/deskCategoryCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCategories } from '../catalogue.queries.ts';
import { readEditedProducts } from '../changes/products.queries.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addProduct } from '../../testing/testData.queries.ts';

const ROOT = '/api/desk/catalogue/categories';
let shop: TestShop;
let desk: TestDesk;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  ({ token } = await desk.signedIn('stock'));
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

const reason = 'A clearer menu';
const aCategory = (name: string, more: object = {}) => ({
  name,
  description: '',
  parentId: 0,
  position: 5_000,
  prescriptionLimit: 0,
  ...more,
});

async function create(name: string, more: object = {}) {
  const body = { fields: aCategory(name, more), reason };
  return (await desk.ask(categories.createDeskCategory, { token, body })).id;
}

const show = (id: number) => desk.ask(categories.getDeskCategory, { token, url: `${ROOT}/${id}` });

async function send(id: number, more: object) {
  const { category, version } = await show(id);
  const body = { version, fields: { ...category.fields, ...more }, reason };
  return desk.send(categories.changeDeskCategory, { token, url: `${ROOT}/${id}`, body });
}

const namesBelow = async (parentId: number) =>
  (await readCategories(shop.db))
    .filter((each) => each.parentId === parentId)
    .map((each) => each.name);

const removed = async (id: number) =>
  (await desk.ask(categories.listRemovedDeskCategories, { token })).find((each) => each.id === id);
const removeOne = async (id: number, more: object = {}) => {
  const { version } = await show(id);
  const body = { version, reason, ...more };
  const answer = await desk.send(categories.removeDeskCategory, {
    token,
    url: `${ROOT}/${id}/removal`,
    body,
  });
  expect(answer.statusCode).toBe(200);
};
const restore = async (id: number, version?: number) =>
  desk.send(categories.restoreDeskCategory, {
    token,
    url: `/api/desk/catalogue/removed-categories/${id}/restoration`,
    body: { version: version ?? (await removed(id))?.version ?? 0, reason: 'Change back' },
  });

describe('the tree of categories', () => {
  test('is created, renamed, moved and ordered, and changed back', async () => {
    const top = await create('Needles and cannulas');
    const [a, b, c] = [
      await create('Needles', { parentId: top }),
      await create('Cannulas', { parentId: top }),
      await create('Blunt', { parentId: top }),
    ];
    expect(await namesBelow(top)).toEqual(['Needles', 'Cannulas', 'Blunt']);
    expect((await send(c, { position: 0, name: ' Blunt  needles' })).statusCode).toBe(200);
    expect(await namesBelow(top)).toEqual(['Blunt needles', 'Needles', 'Cannulas']);
    expect((await send(b, { parentId: a })).statusCode).toBe(200);
    const { events, reversible, version } = await show(b);
    expect(events.at(-1)).toMatchObject({
      sentence: 'Changed: Place',
      from: 'Needles and cannulas',
      to: 'Needles',
      reason,
    });
    const before = await desk.ask(categories.getDeskCategoryBefore, {
      token,
      url: `${ROOT}/${b}/changes/${reversible[0]}`,
    });
    const body = { version, fields: before, reason: 'Change back' };
    await desk.ask(categories.changeDeskCategory, { token, url: `${ROOT}/${b}`, body });
    expect(await namesBelow(top)).toEqual(['Blunt needles', 'Needles', 'Cannulas']);
  });

  test('refuses in words a place below itself, a name twice, markup, and limits that are none', async () => {
    const top = await create('Fillers');
    const below = await create('Lips', { parentId: top });
    await create('Other fillers');
    const errorsOf = async (id: number, more: object) => {
      const answer = await send(id, more);
      expect(answer.statusCode).toBe(400);
      return answer.json<{ errors: object }>().errors;
    };
    const self = 'A category cannot be below itself. Please choose another place';
    expect(await errorsOf(top, { parentId: below })).toEqual({ parentId: self });
    expect(await errorsOf(top, { parentId: top })).toEqual({ parentId: self });
    expect(await errorsOf(top, { name: 'other FILLERS', prescriptionLimit: -1 })).toEqual({
      name: 'Another category has this name in the same place',
      prescriptionLimit: 'Please give whole packs, 0 to 9,999; 0 is no limit',
    });
    expect(await errorsOf(top, { name: '', description: '<script>' })).toMatchObject({
      name: 'Please give a name',
      description: expect.stringContaining('plain text'),
    });
    expect((await send(top, {})).json()).toMatchObject({ code: 'category-unchanged' });
  });

  test('refuses one of two moves that would make a circle together', async () => {
    const [a, b] = [await create('Left'), await create('Right')];
    const answers = await Promise.all([send(a, { parentId: b }), send(b, { parentId: a })]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '400']);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json()).toMatchObject({ code: 'category-faulty' });
  });

  test('removes a category that is empty, or whose products move first', async () => {
    const [a, b] = [await create('Old'), await create('New')];
    const product = await addProduct(shop.db, { code: 'MOVED-1' });
    await shop.db
      .insertInto('product_categories')
      .values({ product_id: product, category_id: a })
      .execute();
    const { version } = await show(a);
    const remove = (more: object = {}) =>
      desk.send(categories.removeDeskCategory, {
        token,
        url: `${ROOT}/${a}/removal`,
        body: { version, reason, ...more },
      });
    expect((await remove()).json()).toMatchObject({
      code: 'category-in-use',
      message:
        'Old has 1 product and 0 categories below it. Please move them to another category first',
    });
    expect((await remove({ moveTo: a })).statusCode).toBe(400);
    expect((await remove({ moveTo: b })).statusCode).toBe(200);
    expect((await readEditedProducts(shop.db, [product]))[0]?.categoryIds).toEqual([b]);
    expect((await remove()).json()).toMatchObject({ code: 'record-changed' });
  });

  test('says what a move does to products, categories and limits', async () => {
    const [a, b] = [await create('From'), await create('To')];
    await create('Under', { parentId: a });
    const preview = await desk.ask(categories.previewDeskCategory, {
      token,
      url: `${ROOT}/${a}/preview`,
      body: { fields: aCategory('From', { parentId: b, prescriptionLimit: 2 }) },
    });
    expect(preview.changes.map(({ label, to }) => [label, to])).toEqual([
      ['Place', 'To'],
      ['Prescription limit', '2 packs'],
    ]);
    expect(preview.effects).toContain(
      '1 category below it and 0 products in it and below it move with it.',
    );
  });

  describe('a removed category', () => {
    test('comes back with its place, texts, limit, address and the products that it held', async () => {
      const top = await create('Syringes');
      const one = await create('One', {
        parentId: top,
        description: 'Small',
        prescriptionLimit: 3,
      });
      const two = await create('Two', { parentId: top });
      const products = [];
      for (const [code, held] of [
        ['BACK-1', [one]],
        ['BACK-2', [one, two]],
        ['BACK-3', [one]],
      ] as const) {
        const id = await addProduct(shop.db, { code });
        products.push(id);
        for (const [position, category_id] of held.entries()) {
          const row = { product_id: id, category_id, position };
          await shop.db.insertInto('product_categories').values(row).execute();
        }
      }
      const slugs = () => shop.db.selectFrom('categories').select(['id', 'slug']).execute();
      const before = (await slugs()).find(({ id }) => id === one);
      const { category } = await show(one);
      await removeOne(one, { moveTo: two });
      expect(await removed(one)).toMatchObject({ name: 'One', products: 3, reason });
      // Moved elsewhere meanwhile.
      await shop.db
        .deleteFrom('product_categories')
        .where('product_id', '=', products[2]!)
        .execute();
      const version = (await removed(one))!.version;
      expect((await restore(one)).statusCode).toBe(200);
      expect((await show(one)).category).toEqual(category);
      expect(await namesBelow(top)).toEqual(['One', 'Two']);
      expect((await slugs()).find(({ id }) => id === one)).toEqual(before);
      const placed = await readEditedProducts(shop.db, products);
      expect(placed.map(({ categoryIds }) => categoryIds)).toEqual([[one], [two, one], [one]]);
      expect((await show(one)).events.at(-1)).toMatchObject({
        sentence: 'Brought the category back',
        reason: 'Change back',
      });
      expect(await removed(one)).toBeUndefined();
      expect((await restore(one, version)).json()).toMatchObject({ code: 'record-changed' });
    });

    test('is refused in words when its name is taken or its parent is gone', async () => {
      const top = await create('Drapes');
      const below = await create('Sterile', { parentId: top });
      await removeOne(below);
      const other = await create('sterile', { parentId: top });
      expect((await restore(below)).json()).toMatchObject({
        code: 'category-faulty',
        message: expect.stringContaining('Another category has this name in the same place'),
      });
      await removeOne(other);
      await removeOne(top);
      expect((await restore(below)).json()).toMatchObject({
        code: 'category-faulty',
        message: expect.stringContaining('This category is not there any more'),
      });
      expect((await restore(top)).statusCode).toBe(200);
      expect((await restore(below)).statusCode).toBe(200);
      expect((await restore(5_000_000, 0)).statusCode).toBe(404);
    });
  });
});
