import { isDeepStrictEqual } from 'node:util';
import {
  countProducts,
  getPublicProduct,
  getPublicProductFacets,
  listCategories,
  listPublicProducts,
  readSearch,
} from '@formulary/rules/calls/catalogueCalls';
import { aCategory } from '@formulary/rules/catalogue/fixtures/aCategory';
import { LONGEST_SEARCH } from '@formulary/rules/catalogue/searchTerm';
import type { Codec } from '@formulary/rules/wire/codec';
import { decode } from '@formulary/rules/wire/decode';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerCatalogue } from '../catalogue/catalogue.routes.ts';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct.ts';
import { CatalogueBook } from '../catalogue/readModel/CatalogueBook.ts';
import type { Db } from '../platform/database/Db.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { visitorsAnswers } from './visitorsAnswers.ts';

const filler: CatalogueProduct = {
  id: 7,
  code: 'LIP-1',
  addedAt: 1_700_000_000,
  name: 'Lip filler',
  image: 'lip.svg',
  type: 'any',
  description: 'A gel for the lips.',
  information: 'Keep it cool.',
  price: 58_761,
  vatPercent: 20,
  inStock: 4321,
  minimumStock: 5,
  prescriptionLimit: 0,
  categoryIds: [2],
  promotions: [{ quantity: 3, price: 1, startsAt: new Date(0), endsAt: new Date('2100-01-01') }],
};
const prose = [{ kind: 'text', text: 'Terms' }];

const book = new CatalogueBook();
const answer = visitorsAnswers(book, (file) => (file === 'TC' ? prose : undefined));
let app: FastifyInstance;
beforeAll(async () => {
  book.replace(
    [aCategory({ id: 1 }), aCategory({ id: 2, name: 'Lips', parentId: 1 })],
    [filler, { ...filler, id: 8, name: 'Saline', inStock: 0, categoryIds: [] }],
  );
  app = await buildTestApp(
    { db: {} as Db },
    {
      register: (server) =>
        registerCatalogue(server, {
          catalogue: { current: () => book },
          db: {} as Db,
          now: () => new Date(0),
        }),
    },
  );
});
afterAll(() => app.close());

/** Returns the wire form of an answer; checks that decoded data, if included, matches it. */
function answered<T>(
  { name, answer: codec }: { name: string; answer: Codec<never, T> },
  input: unknown,
) {
  const known = answer(name, input);
  if (known === undefined || known === 'missing') return known;
  const { wire, data } = known;
  const arrived = JSON.parse(JSON.stringify(wire)) as unknown;
  const isRead = isDeepStrictEqual(decode(codec, arrived), { ok: true, value: data });
  expect(data === undefined || isRead).toBe(true);
  return arrived;
}

const pages = [
  { query: {}, page: { limit: 20, skip: 0 } },
  { query: { categoryId: 1 }, page: { limit: 1, skip: 0 } },
  { query: { searchTerm: 'SALINE ' }, page: { limit: 20, skip: 0 } },
  { query: { isInStock: true, excludeIds: [8] }, page: { limit: 20, skip: 1 } },
];

describe("a page is rendered from the API's answers to a visitor", () => {
  test('for the categories', async () => {
    const { body } = await app.inject({ url: listCategories.path });
    expect(answered(listCategories, {})).toEqual(JSON.parse(body));
  });

  test.each(pages)('for the list %j and its count', async ({ query, page }) => {
    const categoryId = 'categoryId' in query ? { category_fk: query.categoryId } : {};
    const searchTerm = 'searchTerm' in query ? { search_term: query.searchTerm } : {};
    const rest = 'isInStock' in query ? { isInStock: query.isInStock } : {};
    const left = 'excludeIds' in query ? { excludeIds: query.excludeIds } : {};
    const wire = { ...categoryId, ...searchTerm, ...rest };
    const list = await app.inject({
      method: 'POST',
      url: listPublicProducts.path,
      payload: { query: { ...wire, ...left }, page },
    });
    const count = await app.inject({
      method: 'POST',
      url: countProducts.path,
      payload: { query: wire },
    });
    const { excludeIds: _, ...counted } = { excludeIds: [], ...query };
    expect([list.statusCode, count.statusCode]).toEqual([200, 200]);
    expect(answered(listPublicProducts, { body: { query, page } })).toEqual(list.json());
    expect(answered(countProducts, { body: { query: counted } })).toEqual(count.json());
    const facets = await app.inject({
      method: 'POST',
      url: getPublicProductFacets.path,
      payload: { query: wire },
    });
    expect(answered(getPublicProductFacets, { body: { query: counted } })).toEqual(facets.json());
  });

  test.each(['saline', 'salinne', 'nothing like it'])('for the parsed search %s', async (term) => {
    const read = await app.inject({
      method: 'POST',
      url: readSearch.path,
      payload: { query: { search_term: term } },
    });
    expect(answered(readSearch, { body: { query: { searchTerm: term } } })).toEqual(read.json());
    expect(read.json()).toEqual(term === 'salinne' ? { search_term: 'saline' } : {});
  });

  test.each([7, 8])('for the product %d', async (id) => {
    const { body } = await app.inject({ url: `/api/products/public/${id}` });
    expect(answered(getPublicProduct, { params: { id } })).toEqual(JSON.parse(body));
    expect(body).not.toMatch(/58\.|4321|price|promotion|qty/);
  });

  test('for a missing product', async () => {
    expect((await app.inject({ url: '/api/products/public/99' })).statusCode).toBe(404);
    expect(answer(getPublicProduct.name, { params: { id: 99 } })).toBe('missing');
  });
});

test('answers a static page as read, and no other file', () => {
  expect(answer('text', 'TC')).toEqual({ wire: prose });
  expect(answer('text', 'XX')).toBeUndefined();
  expect(answer('text', { file: 'TC' })).toBeUndefined();
});

test.each([
  ['getProduct', { params: { id: 7 } }],
  ['listProducts', { body: pages[0] }],
  ['getCart', {}],
  ['toString', {}],
  ['__proto__', {}],
  [getPublicProduct.name, { params: { id: 0 } }],
  [getPublicProduct.name, { params: { id: '7a' } }],
  [getPublicProduct.name, { params: {} }],
  [getPublicProduct.name, {}],
  [getPublicProduct.name, undefined],
  [getPublicProduct.name, null],
  [listPublicProducts.name, { body: { query: {} } }],
  [listPublicProducts.name, { body: { query: {}, page: { limit: 101, skip: 0 } } }],
  [
    listPublicProducts.name,
    { body: { query: { searchTerm: 'a\u0000' }, page: { limit: 1, skip: 0 } } },
  ],
  [countProducts.name, { query: { query: {} } }],
])('has no answer to %s with %j, so the browser asks', (name, asked) => {
  expect(answer(name, asked)).toBeUndefined();
});

const searching = (length: number) => ({ body: { query: { searchTerm: 'a'.repeat(length) } } });

test('has no answer to a search that is too long for the API', () => {
  expect(answer(countProducts.name, searching(LONGEST_SEARCH))).toMatchObject({ wire: 0 });
  expect(answer(countProducts.name, searching(LONGEST_SEARCH + 1))).toBeUndefined();
});
