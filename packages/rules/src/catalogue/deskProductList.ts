import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import {
  flag,
  instant,
  money,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
  word,
} from '../wire/scalars.ts';
import { MOST_STOCK } from '../stock/stockCauses.ts';
import { productType } from './product.ts';
import { hazardNames } from './productHazards.ts';

/** Rows of a page of the desk's list of products, unless fewer are asked for. */
export const PRODUCTS_A_PAGE = 50;

/** A filter of the list is counted up to here; beyond it the list says 'more than'. */
export const MOST_LISTED_PRODUCTS = 10_000;

/** Where a product came from: written at the desk, the demo, or the Drug Tariff. */
export const productSources = ['shop', 'demo', 'tariff'] as const;

/** Selects products of the list; a missing field selects all. */
export const deskProductFilter = entity({
  /** Parts of the name or code. */
  search: optionalField('search', text(0, 100)),
  /** In this category or one below it. */
  category: optionalField('category', recordIdInPath),
  type: optionalField('type', productType),
  isOnSale: optionalField('isOnSale', flag),
  source: optionalField('source', word(productSources)),
  /** Whether no more than the safety stock is there, so that buyers see it as out of stock. */
  isLow: optionalField('isLow', flag),
  isColdChain: optionalField('isColdChain', flag),
  /** Whether it has a picture of its own, rather than one drawn for its kind. */
  hasPicture: optionalField('hasPicture', flag),
});

export type DeskProductFilter = Words<typeof deskProductFilter>;

export const deskProductSorts = ['name', 'code', 'price', 'inStock', 'added'] as const;

export type DeskProductSort = (typeof deskProductSorts)[number];

/** Asks for a page of the list: by default by name. */
export const deskProductPageRequest = entity({
  filter: field('filter', deskProductFilter),
  sort: optionalField('sort', word(deskProductSorts)),
  isDescending: optionalField('isDescending', flag),
  /** The `next` of the page before. */
  after: optionalField('after', text(1, 1_000)),
  /** Instead, the `previous` of the page behind. */
  before: optionalField('before', text(1, 1_000)),
  limit: optionalField('limit', wholeNumber(1, 100)),
});

export type DeskProductPageRequest = Words<typeof deskProductPageRequest>;

const packs = wholeNumber(0, MOST_STOCK);

/** A product in the desk's list. */
export const listedDeskProduct = entity({
  id: field('id', recordId),
  code: field('code', text(1, 60)),
  name: field('name', text(1, 300)),
  type: field('type', productType),
  /** Without VAT. */
  price: field('price', money),
  vatPercent: field('vatPercent', wholeNumber(0, 100)),
  inStock: field('inStock', packs),
  minimumStock: field('minimumStock', packs),
  isOnSale: field('isOnSale', flag),
  source: field('source', word(productSources)),
  isColdChain: field('isColdChain', flag),
  hazards: field('hazards', listOf(word(hazardNames), hazardNames.length)),
  image: field('image', text(0, 200)),
  hasPicture: field('hasPicture', flag),
  /** Its most specific category; empty without one. */
  category: field('category', text(0, 120)),
  addedAt: field('addedAt', instant),
});

export type ListedDeskProduct = Words<typeof listedDeskProduct>;

/** A page of the list. */
export const deskProductPage = entity({
  products: field('products', listOf(listedDeskProduct, 100)),
  /** Where the next page begins; missing on the last. */
  next: optionalField('next', text(1, 1_000)),
  /** Where the page before ends; missing on the first. */
  previous: optionalField('previous', text(1, 1_000)),
  /** Products of the filter, counted up to one more than `MOST_LISTED_PRODUCTS`. */
  total: field('total', wholeNumber(0, MOST_LISTED_PRODUCTS + 1)),
});

export type DeskProductPage = Words<typeof deskProductPage>;
