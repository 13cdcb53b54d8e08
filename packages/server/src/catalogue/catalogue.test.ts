import {
  countProducts,
  getProduct,
  getProductFacets,
  getPublicProduct,
  getPublicProductFacets,
  listCategories,
  listProducts,
  listPublicProducts,
  listSubCategories,
} from '@formulary/rules/calls/catalogueCalls';
import { productForm } from '@formulary/rules/catalogue/listing/productForm';
import type { ProductFacets } from '@formulary/rules/catalogue/listing/filters';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Listener } from '../platform/database/openListener.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { longWait } from '../testing/longWait.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addCategory, addProduct, addPromotion } from '../testing/testData.queries.ts';
import { openCatalogue } from './readModel/openCatalogue.ts';

const SECRET = /price|promotion|stock(?!$)|qty|saving|vat|rxmax/;

let shop: TestShop;
let token: string;
let fillers: number;
let lips: number;
let needles: number;
const ids: Record<string, number> = {};
beforeAll(async () => {
  shop = await openTestShop();
  ({ token } = await shop.signedIn());
  fillers = await addCategory(shop.db, 'Dermal fillers');
  lips = await addCategory(shop.db, 'Lips', fillers);
  needles = await addCategory(shop.db, 'Needles');
  const add = async (
    key: string,
    name: string,
    categories: number[],
    changes: Parameters<typeof addProduct>[1] = {},
  ) => {
    ids[key] = await addProduct(shop.db, { name, ...changes }, categories);
  };
  await add('lip10', 'Lip filler 10 ml', [lips]);
  await add('lip2', 'Lip filler 2 ml', [lips]);
  await add('cheek', 'Cheek filler', [fillers], { in_stock: 5, minimum_stock: 5 });
  await add('needle', 'Fine needle 30G', [needles], { description: 'For the lips and brow.' });
  await add('percent', 'Crème 100% naïve', [needles], { type: 'any' });
  await add('under', 'Tube_5\\6', [needles]);
  await add('gone', 'Lip filler, withdrawn', [lips], { is_on_sale: false });
  await addPromotion(
    shop.db,
    ids['lip2'] ?? 0,
    5,
    40_000,
    new Date('2027-01-01'),
    new Date('2027-02-01'),
  );
  await addPromotion(shop.db, ids['lip2'] ?? 0, 3, 25_000);
  // The catalogue in memory follows the database with a delay: wait for the last writes.
  await vi.waitUntil(async () => (await count({})) === 6, longWait);
  await vi.waitUntil(async () => (await names({ on_offer: true })).length === 1, longWait);
});
afterAll(() => shop.close());

function count(query: object): Promise<number> {
  return shop.ask(countProducts, { body: { query } });
}

async function names(query: object, page = { limit: 100, skip: 0 }): Promise<readonly string[]> {
  const products = await shop.ask(listProducts, { token, body: { query, page } });
  return products.map(({ name }) => name);
}

const day = (written: string) => ({ added_at: new Date(written) });

/** Returns the facets of a buyer without those hidden from visitors. */
function withoutOwn({ onOffer: _offers, boughtBefore: _bought, ...facets }: ProductFacets) {
  return facets;
}

function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

describe('categories', () => {
  test('are listed with their parents, and by parent @7.14 @7.15', async () => {
    const all = await shop.ask(listCategories);
    expect(all.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['All', 0],
      ['Dermal fillers', 0],
      ['Lips', fillers],
      ['Needles', 0],
    ]);
    const below = await shop.ask(listSubCategories, {
      url: `/api/subCategorys?category_parent=${fillers}`,
    });
    expect(below.map(({ name }) => name)).toEqual(['Lips']);
    const top = await shop.ask(listSubCategories, { url: '/api/subCategorys?category_parent=0' });
    expect(top).toHaveLength(2);
  });
});

describe('product lists', () => {
  test('show a category with its descendants, in-stock products first, by name with numeric order @7.17', async () => {
    expect(await names({ category_fk: fillers })).toEqual([
      'Lip filler 2 ml',
      'Lip filler 10 ml',
      'Cheek filler',
    ]);
    expect(await names({ category_fk: lips })).toEqual(['Lip filler 2 ml', 'Lip filler 10 ml']);
    expect(await names({ category_fk: 0 })).toHaveLength(6);
    expect(await names({ category_fk: 2_000_000_000 })).toEqual([]);
  });

  test('match their count on every page @7.16 @7.17', async () => {
    const inputs = [{}, { category_fk: fillers }, { search_term: 'filler' }, { isInStock: false }];
    for (const input of inputs) expect(await count(input)).toBe((await names(input)).length);
    const all = await names({});
    const pages = [
      ...(await names({}, { limit: 4, skip: 0 })),
      ...(await names({}, { limit: 4, skip: 4 })),
    ];
    expect(pages).toEqual(all);
    expect(await names({}, { limit: 4, skip: 1_000_000 })).toEqual([]);
  });

  const narrowings = [
    {},
    { category_fk: 1, isInStock: true },
    { cart_req_prescription: true },
    { cart_req_prescription: false, search_term: 'filler' },
    { product_forms: ['FILLER', 'NEEDLE'] },
    { category_fks: [1, 2] },
    { product_forms: [] },
  ];

  test.each(narrowings)(
    'match their count and facets, for buyers and visitors: %j',
    async (query) => {
      const facets = await shop.ask(getProductFacets, { token, body: { query } });
      const open = await shop.ask(getPublicProductFacets, { body: { query } });
      const listed = await names(query);
      expect(open).toEqual(withoutOwn(facets));
      expect([facets.count, await count(query)]).toEqual([listed.length, listed.length]);
      for (const { id, count: left } of facets.subCategories)
        expect(await count({ ...query, category_fks: [id] })).toBe(left);
      for (const { form, count: left } of facets.forms) {
        const product_forms = [productForm.write(form)];
        expect(await names({ ...query, product_forms })).toHaveLength(left);
      }
      expect(await names({ ...query, isInStock: true })).toHaveLength(facets.inStock);
      expect(await names({ ...query, on_offer: true })).toHaveLength(facets.onOffer);
    },
  );

  test('are sorted by name, newest first, and by price for a buyer', async () => {
    const shelf = await addCategory(shop.db, 'Sorted');
    await addProduct(shop.db, { name: 'A', price_mills: 300, ...day('2026-01-01') }, [shelf]);
    await addProduct(shop.db, { name: 'C', price_mills: 100, ...day('2026-03-01') }, [shelf]);
    await addProduct(shop.db, { name: 'B', price_mills: 900, in_stock: 0, ...day('2026-02-01') }, [
      shelf,
    ]);
    const listed = async (sort?: string) =>
      (await names({ category_fk: shelf, ...(sort && { sort }) })).join('');
    await expect.poll(() => listed()).toBe('ACB');
    expect(await Promise.all(['name', 'newest', 'price', '-price'].map(listed))).toEqual([
      'ABC',
      'CBA',
      'CAB',
      'BAC',
    ]);
    const page = { limit: 12, skip: 0 };
    const open = await shop.ask(listPublicProducts, {
      body: { query: { category_fk: shelf, sort: 'newest' }, page },
    });
    expect(open.map(({ name }) => name).join('')).toBe('CBA');
  });

  test('can be limited to products a buyer ordered before, hidden from other users', async () => {
    const shelf = await addCategory(shop.db, 'Bought');
    const bought = await addProduct(shop.db, { name: 'Bought gel' }, [shelf]);
    const cancelled = await addProduct(shop.db, { name: 'Cancelled gel' }, [shelf]);
    await addProduct(shop.db, { name: 'Other gel' }, [shelf]);
    const [buyer, bystander] = [await shop.signedIn(), await shop.signedIn()];
    await placeOrder(shop, buyer.token, bought);
    const undone = await placeOrder(shop, buyer.token, cancelled);
    await shop.db
      .updateTable('orders')
      .set({ state: 'Cancelled' })
      .where('id', '=', undone.id)
      .execute();
    const query = { category_fk: shelf };
    const seen = async (own: string) => {
      const facets = await shop.ask(getProductFacets, { token: own, body: { query } });
      const body = { query: { ...query, bought_before: true }, page: { limit: 12, skip: 0 } };
      const products = await shop.ask(listProducts, { token: own, body });
      const narrowed = await shop.ask(getProductFacets, {
        token: own,
        body: { query: body.query },
      });
      expect(narrowed.count).toBe(products.length);
      return [facets.count, facets.boughtBefore, products.map(({ name }) => name)];
    };
    await expect.poll(() => seen(buyer.token)).toEqual([3, 1, ['Bought gel']]);
    expect(await seen(bystander.token)).toEqual([3, 0, []]);
  });

  test('find a product by its whole code, and show codes to everybody', async () => {
    const id = await addProduct(shop.db, { name: 'Coded', code: 'AB-12/3' }, [needles]);
    await expect.poll(() => names({ search_term: 'ab-12/3' })).toEqual(['Coded']);
    const open = await shop.ask(getPublicProduct, { url: `/api/products/public/${id}` });
    const own = await shop.ask(getProduct, { token, url: `/api/products/${id}` });
    expect([open.code, own.code]).toEqual(['AB-12/3', 'AB-12/3']);
  });

  test('can be filtered by stock and exclude ids @7.17', async () => {
    expect(await names({ category_fk: fillers, isInStock: false })).toEqual(['Cheek filler']);
    expect(await names({ category_fk: fillers, isInStock: true })).toHaveLength(2);
    expect(await names({ category_fk: lips, excludeIds: [ids['lip2']] })).toEqual([
      'Lip filler 10 ml',
    ]);
  });

  test('omit the long texts and show only active offers @4.4', async () => {
    const products = await shop.ask(listProducts, {
      token,
      body: { query: { search_term: 'lip filler 2' }, page: { limit: 12, skip: 0 } },
    });
    expect(products).toHaveLength(1);
    expect(products[0]).not.toHaveProperty('description');
    expect(products[0]?.promotions.map(({ quantity }) => quantity)).toEqual([3]);
    const before = shop.clock.now;
    shop.clock.now = new Date('2027-01-15T00:00:00Z');
    const later = await shop.signedIn();
    const [then] = await shop.ask(listProducts, {
      token: later.token,
      body: { query: { search_term: 'lip filler 2' }, page: { limit: 12, skip: 0 } },
    });
    expect(then?.promotions.map(({ quantity }) => quantity)).toEqual([5]);
    shop.clock.now = before;
    const [again] = await shop.ask(listProducts, {
      token,
      body: { query: { search_term: 'lip filler 2' }, page: { limit: 12, skip: 0 } },
    });
    expect(again?.promotions.map(({ quantity }) => quantity)).toEqual([3]);
  });
});

describe('search', () => {
  test('requires every word, ignores case and accents, and puts the best match first', async () => {
    expect(await names({ search_term: 'LIP' })).toEqual([
      'Lip filler 2 ml',
      'Lip filler 10 ml',
      'Fine needle 30G',
    ]);
    expect(await names({ search_term: 'filler lip' })).toHaveLength(2);
    expect(await names({ search_term: 'creme naive' })).toEqual(['Crème 100% naïve']);
    expect(await names({ search_term: '  needle   fine ' })).toEqual(['Fine needle 30G']);
    expect(await names({ search_term: 'eedl' })).toContain('Fine needle 30G');
    expect(await names({ search_term: 'filler zebra' })).toEqual([]);
    expect(await names({ search_term: 'dermal' })).toEqual(['Cheek filler']);
  });

  test.each([
    ['%', ['Crème 100% naïve']],
    ['_', ['Tube_5\\6']],
    ['\\', ['Tube_5\\6']],
    ["' or 1=1 --", []],
    ['.*', []],
  ])('takes %s literally', async (term, found) => {
    expect(await names({ search_term: term })).toEqual(found);
  });
});

describe("a visitor's answer", () => {
  test('contains no price, offer or stock figure @1.1 @6.1 @7.18', async () => {
    const page = { limit: 100, skip: 0 };
    const bodies = [
      (await shop.send(listPublicProducts, { body: { query: {}, page } })).json<unknown>(),
      (
        await shop.send(getPublicProduct, { url: `/api/products/public/${ids['lip2']}` })
      ).json<unknown>(),
      (await shop.send(listCategories)).json<unknown>(),
    ];
    const leaks = bodies
      .flatMap(keysIn)
      .filter((key) => SECRET.test(key) && key !== 'category_allow_qty');
    expect(leaks).toEqual([]);
    expect(bodies.flatMap(keysIn)).toContain('product_instock');
  });

  test.each([
    [listPublicProducts, { sort: 'price' }],
    [listPublicProducts, { sort: '-price' }],
    [listPublicProducts, { on_offer: true }],
    [listPublicProducts, { bought_before: true }],
    [getPublicProductFacets, { on_offer: false }],
    [getPublicProductFacets, { bought_before: true }],
    [countProducts, { on_offer: true }],
    [countProducts, { bought_before: true }],
  ])(
    '$name refuses filters that would reveal prices, offers or orders: %j',
    async (call, query) => {
      const page = { limit: 12, skip: 0 };
      const body = call === listPublicProducts ? { query, page } : { query };
      expect((await shop.send(call, { body })).statusCode).toBe(400);
    },
  );

  test('shows whether a product is available', async () => {
    const products = await shop.ask(listPublicProducts, {
      body: { query: { category_fk: fillers }, page: { limit: 12, skip: 0 } },
    });
    expect(products.map(({ name, isInStock }) => [name, isInStock])).toEqual([
      ['Lip filler 2 ml', true],
      ['Lip filler 10 ml', true],
      ['Cheek filler', false],
    ]);
  });

  test('may be cached briefly and revalidated by ETag', async () => {
    const url = `/api/products/public/${ids['lip2']}`;
    const first = await shop.send(getPublicProduct, { url });
    expect(first.headers['cache-control']).toBe('public, max-age=15');
    const etag = String(first.headers.etag);
    const again = await shop.send(getPublicProduct, { url, headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const priced = await shop.send(getProduct, { token, url: `/api/products/${ids['lip2']}` });
    expect(priced.headers['cache-control']).toBe('no-store');
  });
});

describe('one product', () => {
  test('is complete for a buyer, and without price and stock for a visitor @7.19 @3.2', async () => {
    const product = await shop.ask(getProduct, { token, url: `/api/products/${ids['needle']}` });
    expect(product).toMatchObject({
      name: 'Fine needle 30G',
      description: 'For the lips and brow.',
      price: 10_000,
      vatPercent: 20,
      inStock: 100,
      isPrescription: false,
      categories: [{ id: needles, name: 'Needles' }],
      parentCategory: String(needles),
    });
    const either = await shop.ask(getProduct, { token, url: `/api/products/${ids['percent']}` });
    expect(either).not.toHaveProperty('isPrescription');
    const shown = await shop.ask(getPublicProduct, {
      url: `/api/products/public/${ids['needle']}`,
    });
    expect(shown).toMatchObject({
      name: 'Fine needle 30G',
      description: 'For the lips and brow.',
      isInStock: true,
    });
    expect(Object.keys(shown)).not.toContain('price');
  });

  test('is 404 if it is not on sale, for buyers and visitors alike', async () => {
    for (const id of [ids['gone'], 2_000_000_000]) {
      const buyer = await shop.send(getProduct, { token, url: `/api/products/${id}` });
      const visitor = await shop.send(getPublicProduct, { url: `/api/products/public/${id}` });
      expect([buyer.statusCode, visitor.statusCode]).toEqual([404, 404]);
    }
  });
});

describe('a change of the catalogue', () => {
  test('reaches every server process, including new products and texts', async () => {
    const other = await shop.another();
    const id = await addProduct(shop.db, { name: 'Quartz roller' }, [needles]);
    const read = async () => {
      const answer = await other.inject({
        url: `/api/products/${id}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.json<Record<string, unknown>>();
    };
    await expect.poll(read).toMatchObject({ product_name: 'Quartz roller', product_price: 10 });
    await shop.db
      .updateTable('products')
      .set({ name: 'Rose quartz roller', price_mills: 12_500, in_stock: 3 })
      .where('id', '=', id)
      .execute();
    await expect.poll(read).toMatchObject({
      product_name: 'Rose quartz roller',
      product_price: 12.5,
      product_qtyinstock: 3,
    });
    await expect.poll(() => names({ search_term: 'rose' })).toEqual(['Rose quartz roller']);
    await addPromotion(shop.db, id, 2, 20_000);
    await expect.poll(async () => (await read())['promotions']).toHaveLength(1);
    await shop.db.updateTable('products').set({ is_on_sale: false }).where('id', '=', id).execute();
    await expect.poll(read).toMatchObject({ code: 'product-missing' });
    await expect.poll(() => names({ search_term: 'rose' })).toEqual([]);
  });

  test('is read within a second without notifications from PostgreSQL', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const deaf: Listener = {
      isListening: () => false,
      isAlive: () => false,
      heardAgoMs: () => 0,
      onNotice: () => {},
      onBegin: () => {},
      close: async () => {},
    };
    const catalogue = await openCatalogue(shop.db, deaf);
    const id = await addProduct(shop.db, { name: 'Unheard vial' }, [needles]);
    clock.mockReturnValue(999);
    expect((await catalogue.current()).entry(id)).toBeUndefined();
    clock.mockReturnValue(1_000);
    expect((await catalogue.current()).entry(id)?.product.name).toBe('Unheard vial');
    clock.mockRestore();
  });

  test('is not lost while the listening connection is down', async () => {
    const id = await addProduct(shop.db, { name: 'Silent vial' }, [needles]);
    await expect.poll(() => names({ search_term: 'silent' })).toEqual(['Silent vial']);
    const { rowCount } = await shop.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and (query like 'listen %' or query like 'select pg_notify%')`,
    );
    expect(rowCount).toBeGreaterThan(0);
    await shop.db
      .updateTable('products')
      .set({ price_mills: 1_000 })
      .where('id', '=', id)
      .execute();
    await expect
      .poll(async () => {
        const product = await shop.ask(getProduct, { token, url: `/api/products/${id}` });
        return product.price;
      })
      .toBe(1_000);
  });
});
