import { categoryWithDescendants } from '@formulary/rules/catalogue/categoryWithDescendants';
import { listedCategories } from '@formulary/rules/catalogue/listedCategories';
import { childCategories } from '@formulary/rules/catalogue/childCategories';
import { productFormOf } from '@formulary/rules/catalogue/listing/productFormOf';
import { productForms } from '@formulary/rules/catalogue/listing/productForms';
import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';
import { purchaseFlag } from '@formulary/rules/catalogue/purchaseFlag';
import { isInStock } from '@formulary/rules/stock/isInStock';
import * as calls from '@formulary/rules/calls/catalogueCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '../../../lib/mocks/mockCall.ts';
import { mockCategories } from './mockCatalogue.ts';
import { publicProductOf } from './publicProductOf.ts';

interface Query extends Omit<ProductListing, 'isInStock' | 'isOnOffer' | 'isBoughtBefore'> {
  readonly searchTerm?: string | undefined;
  readonly isInStock?: boolean | undefined;
  readonly isOnOffer?: boolean | undefined;
  readonly isBoughtBefore?: boolean | undefined;
}

/** Products that every user of the mocked shop has bought. */
const BOUGHT_IDS: readonly number[] = [21, 3013];

const isIn = ({ categories }: Product, categoryId: number) =>
  categories.some(({ id }) => categoryWithDescendants(mockCategories, categoryId).includes(id));

function matching(products: readonly Product[], query: Query) {
  const { categoryId, searchTerm = '', forms, subCategoryIds, isPrescription } = query;
  return products.filter((product) => {
    const { id, name, image, type, promotions } = product;
    return (
      (!categoryId || isIn(product, categoryId)) &&
      name.toLowerCase().includes(searchTerm.toLowerCase()) &&
      (!query.isInStock || isInStock(product)) &&
      (!query.isOnOffer || promotions.length > 0) &&
      (!query.isBoughtBefore || BOUGHT_IDS.includes(id)) &&
      (isPrescription === undefined || purchaseFlag(type, isPrescription).ok) &&
      (!forms || forms.includes(productFormOf(name, image))) &&
      (!subCategoryIds || subCategoryIds.some((each) => isIn(product, each)))
    );
  });
}

const ORDERS = {
  name: (a: Product, b: Product) => a.name.localeCompare(b.name),
  newest: (a: Product, b: Product) => b.id - a.id,
  cheapest: (a: Product, b: Product) => a.price - b.price,
  dearest: (a: Product, b: Product) => b.price - a.price,
};

function facetsOf(products: readonly Product[], query: Query) {
  const countOf = (change: Query) => matching(products, { ...query, ...change }).length;
  return {
    count: countOf({}),
    inStock: countOf({ isInStock: true }),
    onPrescription: countOf({ isPrescription: true }),
    withoutPrescription: countOf({ isPrescription: false }),
    onOffer: countOf({ isOnOffer: true }),
    boughtBefore: countOf({ isBoughtBefore: true }),
    forms: productForms.map(({ form }) => ({ form, count: countOf({ forms: [form] }) })),
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
    mockCall(calls.getPublicProductFacets, ({ body }) => {
      const { onOffer: _, boughtBefore: __, ...answer } = facetsOf(products, body.query);
      return { answer };
    }),
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
