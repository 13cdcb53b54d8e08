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
});
