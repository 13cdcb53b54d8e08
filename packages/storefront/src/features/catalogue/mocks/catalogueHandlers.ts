import { categoryWithDescendants } from '@formulary/rules/catalogue/categoryWithDescendants';
import * as calls from '@formulary/rules/calls/catalogueCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '../../../lib/mocks/mockCall.ts';
import { mockCategories } from './mockCatalogue.ts';
import { publicProductOf } from './publicProductOf.ts';

interface Query {
  readonly categoryId?: number | undefined;
  readonly searchTerm?: string | undefined;
}

function matching(products: readonly Product[], { categoryId, searchTerm = '' }: Query) {
  const ids = categoryId ? categoryWithDescendants(mockCategories, categoryId) : undefined;
  return products.filter(
    ({ name, categories }) =>
      (ids === undefined || categories.some(({ id }) => ids.includes(id))) &&
      name.toLowerCase().includes(searchTerm.toLowerCase()),
  );
}

function paged(products: readonly Product[], query: Query, page: { limit: number; skip: number }) {
  return matching(products, query).slice(page.skip, page.skip + page.limit);
}

/** The catalogue's calls over a list of products. */
export function catalogueHandlers(products: readonly Product[]): readonly HttpHandler[] {
  const find = (id: number) => products.find((product) => product.id === id);
  return [
    mockCall(calls.listCategories, () => ({ answer: mockCategories })),
    mockCall(calls.countProducts, ({ body }) => ({
      answer: matching(products, body.query).length,
    })),
    mockCall(calls.readSearch, () => ({ answer: {} })),
    mockCall(calls.listProducts, ({ body }) => ({
      answer: paged(products, body.query, body.page),
    })),
    mockCall(calls.listPublicProducts, ({ body }) => ({
      answer: paged(products, body.query, body.page).map(publicProductOf),
    })),
    mockCall(calls.getPublicProduct, ({ params }) => {
      const product = find(params.id);
      return product ? { answer: publicProductOf(product) } : refusal(404, 'product-missing');
    }),
    mockCall(calls.getProduct, ({ params }) => {
      const product = find(params.id);
      return product ? { answer: product } : refusal(404, 'product-missing');
    }),
  ];
}
