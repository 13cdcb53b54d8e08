import {
  categoryWithDescendants,
  childCategories,
  listedCategories,
} from '@formulary/rules/catalogue/categoryTree';
import { productFormOf } from '@formulary/rules/catalogue/listing/productFormOf';
import {
  type CountKey,
  type FilterKey,
  type FilterWords,
  type ProductFacets,
  filterList,
} from '@formulary/rules/catalogue/listing/filters';
import { formNames } from '@formulary/rules/catalogue/listing/productForm';
import type { ProductSort } from '@formulary/rules/catalogue/listing/productSort';
import { purchaseFlag } from '@formulary/rules/catalogue/purchaseFlag';
import { isInStock } from '@formulary/rules/stock/stockLevel';
import * as calls from '@formulary/rules/calls/catalogueCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { mockCategories } from './mockCatalogue.ts';
import { publicProductOf } from './publicProductOf.ts';

interface Query extends FilterWords {
  readonly categoryId?: number;
  readonly searchTerm?: string;
  readonly sort?: ProductSort;
}

/** Products that every user of the mocked shop has bought. */
const BOUGHT_IDS: readonly number[] = [21, 3013];

const isIn = ({ categories }: Product, categoryId: number) =>
  categories.some(({ id }) => categoryWithDescendants(mockCategories, categoryId).includes(id));

/** Whether a product has the values of a filter in a query. */
const passes: Readonly<Record<FilterKey, (product: Product, query: FilterWords) => boolean>> = {
  isInStock: (product, query) => !query.isInStock || isInStock(product),
  isOnOffer: ({ promotions }, query) => !query.isOnOffer || promotions.length > 0,
  isBoughtBefore: ({ id }, query) => !query.isBoughtBefore || BOUGHT_IDS.includes(id),
  isPrescription: ({ type }, { isPrescription }) =>
    isPrescription === undefined || purchaseFlag(type, isPrescription).ok,
  forms: ({ name, image }, { forms }) => !forms || forms.includes(productFormOf(name, image)),
  subCategoryIds: (product, { subCategoryIds }) =>
    !subCategoryIds || subCategoryIds.some((id) => isIn(product, id)),
};

function matching(products: readonly Product[], query: Query) {
  const { categoryId, searchTerm = '' } = query;
  return products.filter(
    (product) =>
      (!categoryId || isIn(product, categoryId)) &&
      product.name.toLowerCase().includes(searchTerm.toLowerCase()) &&
      filterList.every(([key]) => passes[key](product, query)),
  );
}

const ORDERS = {
  name: (a: Product, b: Product) => a.name.localeCompare(b.name),
  newest: (a: Product, b: Product) => b.id - a.id,
  cheapest: (a: Product, b: Product) => a.price - b.price,
  dearest: (a: Product, b: Product) => b.price - a.price,
};

function facetsOf(products: readonly Product[], query: Query): ProductFacets {
  const countOf = (change: Query) => matching(products, { ...query, ...change }).length;
  const counts = filterList.flatMap(([key, { choices = {} }]) =>
    Object.entries(choices).map(([facet, [value]]) => [facet, countOf({ [key]: value })] as const),
  );
  return {
    count: countOf({}),
    ...(Object.fromEntries(counts) as Record<CountKey, number>),
    forms: formNames.map((form) => ({ form, count: countOf({ forms: [form] }) })),
    subCategories: childCategories(mockCategories, query.categoryId ?? 0).map(({ id }) => ({
      id,
      count: countOf({ subCategoryIds: [id] }),
    })),
  };
}

function paged(products: readonly Product[], query: Query, page: { limit: number; skip: number }) {
  const found = matching(products, query);
  const sorted = query.sort ? found.toSorted(ORDERS[query.sort]) : found;
  return sorted.slice(page.skip, page.skip + page.limit);
}

/** Mocks the catalogue's calls for a list of products. */
export function catalogueHandlers(products: readonly Product[]): readonly HttpHandler[] {
  const find = (id: number) => products.find((product) => product.id === id);
  return [
    mockCall(calls.listCategories, () => ({ answer: listedCategories(mockCategories) })),
    mockCall(calls.countProducts, ({ body }) => ({
      answer: matching(products, body.query).length,
    })),
    mockCall(calls.getProductFacets, ({ body }) => ({ answer: facetsOf(products, body.query) })),
    mockCall(calls.getPublicProductFacets, ({ body }) => ({
      answer: facetsOf(products, body.query),
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
