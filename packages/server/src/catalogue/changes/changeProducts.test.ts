import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addCategory, addProduct } from '../../testing/testData.queries.ts';
import { changeProducts, createProducts, type ProductChange } from './changeProducts.ts';
import { readEditedProducts } from './products.queries.ts';
import { readProductImpact } from './impact.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const actor = { by: 'Amara Okafor', reason: 'The supplier renamed it' };

const change = (...changes: readonly ProductChange[]) =>
  withTransaction(shop.db, (trx) => changeProducts(trx, changes, actor, shop.clock.now));

/** Returns what a change is refused with. */
async function refusal(work: Promise<unknown>) {
  const error = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof Refused)) throw new Error('It was not refused');
  return error.problem;
}

const eventsOf = async (id: number) => {
  const { rows } = await sql<{ action: string; detail: object; before: object; after: object }>`
    select action, detail, fields_before as before, fields_after as after
    from audit_events left join catalogue_changes on event_id = id
    where subject = ${`product ${id}`} order by id`.execute(shop.db);
  return rows;
};

describe('changes of products', () => {
  test('write the fields that differ, an event of each product, and what it was', async () => {
    const [shelf, other] = [
      await addCategory(shop.db, 'Needles'),
      await addCategory(shop.db, 'Cannulas'),
    ];
    const first = await addProduct(shop.db, { code: 'CHANGE-1', name: 'Needles 30G' });
    const second = await addProduct(shop.db, { code: 'CHANGE-2', name: 'Needles 27G' });
    const changed = await change(
      { id: second, fields: { vatPercent: 5, hazards: ['sharps'] } },
      { id: first, fields: { name: ' Needles  30G, 100 ', categoryIds: [other, shelf] } },
    );
    expect(changed.map(({ id }) => id)).toEqual([second, first]);
    const [a, b] = await readEditedProducts(shop.db, [first, second]);
    expect(a).toMatchObject({ name: 'Needles 30G, 100', categoryIds: [other, shelf] });
    expect(b).toMatchObject({ vatPercent: 5, hazards: ['sharps'], name: 'Needles 27G' });
    expect(await eventsOf(first)).toMatchObject([
      {
        action: 'product-changed',
        detail: {
          ...actor,
          what: 'Name, Categories',
          to: 'Name: Needles 30G, 100; Categories: Cannulas, Needles',
        },
        before: { name: 'Needles 30G', categoryIds: [] },
        after: { name: 'Needles 30G, 100', categoryIds: [other, shelf] },
      },
    ]);
  });

  test('leave products alone that are so already', async () => {
    const id = await addProduct(shop.db, { code: 'SAME-1', name: 'Same' });
    expect(await change({ id, fields: { name: 'Same', code: 'SAME-1' } })).toEqual([]);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('refuse all products in words where one has a fault, and change none', async () => {
    const first = await addProduct(shop.db, { code: 'FAULT-1', name: 'First' });
    const second = await addProduct(shop.db, { code: 'FAULT-2', name: 'Second' });
    const fields: Partial<ProductFields> = { vatPercent: 21, name: '', categoryIds: [] };
    expect(
      await refusal(change({ id: first, fields: { name: 'New' } }, { id: second, fields })),
    ).toMatchObject({
      code: 'products-faulty',
      message: 'Second: Please give a name',
      errors: {
        name: 'Please give a name',
        vatPercent: 'Please choose a VAT rate of 0%, 5% or 20%',
      },
    });
    expect((await readEditedProducts(shop.db, [first]))[0]?.name).toBe('First');
    expect(
      await refusal(
        change(
          { id: first, fields: { name: '<b>x</b>' } },
          { id: second, fields: { code: 'fault-1' } },
        ),
      ),
    ).toMatchObject({
      errors: {
        [`${first}.name`]: expect.stringContaining('plain text'),
        [`${second}.code`]: expect.stringContaining('Another product'),
      },
    });
    expect(await refusal(change({ id: 2_000_000_000, fields: {} }))).toMatchObject({
      code: 'not-found',
    });
    expect(await refusal(change({ id: first, fields: { name: 'New' }, version: 7 }))).toMatchObject(
      { code: 'record-changed' },
    );
  });

  test('add products off sale or on, with an empty stock', async () => {
    const shelf = await addCategory(shop.db, 'New things');
    const fields = {
      code: 'NEW-1',
      name: 'New',
      description: '',
      information: '',
      type: 'any',
      vatPercent: 20,
      prescriptionLimit: 0,
      minimumStock: 2,
      isColdChain: true,
      hazards: ['flammable'],
      isOnSale: false,
      categoryIds: [shelf],
      image: '',
    } as const;
    const add = (...products: Parameters<typeof createProducts>[1]) =>
      withTransaction(shop.db, (trx) => createProducts(trx, products, actor, shop.clock.now));
    const [added] = await add({ fields, price: 12_500 });
    const [read] = await readEditedProducts(shop.db, [added?.id ?? 0]);
    expect(read).toMatchObject({
      code: 'NEW-1',
      hazards: ['flammable'],
      categoryIds: [shelf],
      price: 12_500,
    });
    expect(await refusal(add({ fields, price: 12_500 }))).toMatchObject({
      errors: { code: expect.any(String) },
    });
    expect(await readProductImpact(shop.db, [read?.id ?? 0], shop.clock.now)).toEqual({
      carts: 0,
      orders: 0,
      prescriptions: 0,
      promotions: 0,
      lists: 0,
      requests: 0,
      purchaseOrders: 0,
    });
  });
});
