import { LONGEST_SEARCH } from '../catalogue/searchTerm.ts';
import { defineCall } from './call.ts';
import { listOf } from '../wire/collections.ts';
import { MOST_CATEGORIES, category } from '../catalogue/category.ts';
import {
  productFacets,
  productFilters,
  publicProductFacets,
  publicProductFilters,
} from '../catalogue/listing/filters.ts';
import { productSort, publicProductSort } from '../catalogue/listing/productSort.ts';
import { product, publicProduct } from '../catalogue/product.ts';
import { defaultedField, entity, field, optionalField } from '../wire/entity.ts';
import {
  recordId,
  recordIdInPath,
  recordIdOrZero,
  recordIdOrZeroInPath,
  text,
  wholeNumber,
} from '../wire/scalars.ts';
import { FURTHEST_SKIP, PAGE_SIZES, pageWindow } from '../paging/pageWindow.ts';

const LONGEST_PAGE = 100;

const firstPage = pageWindow(1, PAGE_SIZES.call);
const pageOf = entity({
  limit: defaultedField('limit', wholeNumber(1, LONGEST_PAGE), firstPage.limit),
  skip: defaultedField('skip', wholeNumber(0, FURTHEST_SKIP), firstPage.skip),
});

/** The requested page of a list: by default its first 15 entries (spec 9.1, reading R32). */
export const requestedPage = defaultedField('page', pageOf, firstPage);

const countedQuery = {
  /** 0 means every category. A category includes its descendants. */
  categoryId: optionalField('category_fk', recordIdOrZero),
  searchTerm: optionalField('search_term', text(0, LONGEST_SEARCH)),
};

const excludeIds = optionalField('excludeIds', listOf(recordId, 200));
const publicQuery = { ...countedQuery, ...publicProductFilters };
const buyersQuery = { ...countedQuery, ...productFilters };
const invalidBody = { codes: ['invalid-request'], when: 'the body is not valid' } as const;
const unknownProduct = {
  codes: ['product-missing'],
  when: 'there is no such product on sale',
} as const;

export const listCategories = defineCall({
  name: 'listCategories',
  clause: '7.14',
  purpose: "Categories with those directly below each; 0 is 'All'",
  method: 'GET',
  path: '/api/categorys',
  access: 'public',
  answer: listOf(category, MOST_CATEGORIES + 1),
  refusals: [],
});

export const listSubCategories = defineCall({
  name: 'listSubCategories',
  clause: '7.15',
  purpose: 'Sub-categories of one category; 0 gives the top level',
  method: 'GET',
  path: '/api/subCategorys',
  access: 'public',
  query: entity({ parentId: field('category_parent', recordIdOrZeroInPath) }),
  answer: listOf(category, MOST_CATEGORIES + 1),
  refusals: [{ codes: ['invalid-request'], when: 'category_parent is missing or not an id' }],
});

export const countProducts = defineCall({
  name: 'countProducts',
  clause: '7.16',
  purpose: 'Products count; a bare number',
  method: 'POST',
  path: '/api/products/getProductsCount',
  access: 'public',
  body: entity({
    query: field('query', entity(publicQuery)),
  }),
  answer: wholeNumber(0, 10_000_000),
  refusals: [invalidBody],
});

/** A term in catalogue words may be longer than the typed one: a trade name becomes several words. */
const LONGEST_READING = 10 * LONGEST_SEARCH;

export const readSearch = defineCall({
  name: 'readSearch',
  clause: '7.17',
  purpose:
    'The words of the catalogue in which a search is answered, when they are not those that were typed',
  method: 'POST',
  path: '/api/products/getSearchTerm',
  access: 'public',
  body: entity({ query: field('query', entity(countedQuery)) }),
  answer: entity({ readAs: optionalField('search_term', text(1, LONGEST_READING)) }),
  refusals: [invalidBody],
});

export const listProducts = defineCall({
  name: 'listProducts',
  clause: '7.17',
  purpose: 'Products, signed in',
  method: 'POST',
  path: '/api/products',
  access: 'seePrices',
  body: entity({
    query: field(
      'query',
      entity({ ...buyersQuery, excludeIds, sort: optionalField('sort', productSort) }),
    ),
    page: requestedPage,
  }),
  answer: listOf(product, LONGEST_PAGE),
  refusals: [invalidBody],
});

export const listPublicProducts = defineCall({
  name: 'listPublicProducts',
  clause: '7.18',
  purpose: 'Products, signed out: no price, promotion or stock figure',
  method: 'POST',
  path: '/api/products/public',
  access: 'public',
  body: entity({
    query: field(
      'query',
      entity({ ...publicQuery, excludeIds, sort: optionalField('sort', publicProductSort) }),
    ),
    page: requestedPage,
  }),
  answer: listOf(publicProduct, LONGEST_PAGE),
  refusals: [invalidBody],
});

export const getProductFacets = defineCall({
  name: 'getProductFacets',
  clause: '7.16',
  purpose: 'Products count, signed in, with how many each value of a filter would leave',
  method: 'POST',
  path: '/api/products/facets',
  access: 'seePrices',
  body: entity({ query: field('query', entity(buyersQuery)) }),
  answer: productFacets,
  refusals: [invalidBody],
});

export const getPublicProductFacets = defineCall({
  name: 'getPublicProductFacets',
  clause: '7.16',
  purpose: 'Products count, signed out, with how many each value of a filter would leave',
  method: 'POST',
  path: '/api/products/public/facets',
  access: 'public',
  body: entity({ query: field('query', entity(publicQuery)) }),
  answer: publicProductFacets,
  refusals: [invalidBody],
});

export const getProduct = defineCall({
  name: 'getProduct',
  clause: '7.19',
  purpose: 'One product, signed in',
  method: 'GET',
  path: '/api/products/:id',
  access: 'seePrices',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: product,
  refusals: [unknownProduct],
});

export const getPublicProduct = defineCall({
  name: 'getPublicProduct',
  clause: '7.19',
  purpose: 'One product, signed out: no price, promotion or stock figure',
  method: 'GET',
  path: '/api/products/public/:id',
  access: 'public',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: publicProduct,
  refusals: [unknownProduct],
});
