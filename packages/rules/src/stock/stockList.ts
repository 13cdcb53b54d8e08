import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { flag, orNull, recordId, text, wholeNumber, word } from '../wire/scalars.ts';
import { LEAST_WINDOW_DAYS, SALES_WINDOW_DAYS } from './runOut.ts';
import { MOST_STOCK } from './stockCauses.ts';

/** Rows of a page of the desk's list of stock, unless fewer are asked for. */
export const STOCK_A_PAGE = 50;

/** A filter of the list is counted up to here; beyond it the list says 'more than'. */
export const MOST_COUNTED_PRODUCTS = 10_000;

/** Products that run out within so many days can be filtered by. */
export const runOutFilters = ['7', '14', '28'] as const;

/** Selects products of the list; a missing field selects all. */
export const stockFilter = entity({
  /** A part of the name, or the beginning of the code. */
  search: optionalField('search', text(0, 100)),
  /** Whether no more than the safety stock is there, so that buyers see it as out of stock. */
  atSafety: optionalField('atSafety', flag),
  /** Within so many days, at the present rate. Products that are out of stock are among them. */
  runsOutWithin: optionalField('runsOutWithin', word(runOutFilters)),
  /** Whether a supplier is to bring some. */
  onOrder: optionalField('onOrder', flag),
  isOnSale: optionalField('isOnSale', flag),
});

export type StockFilter = Words<typeof stockFilter>;

/** The sorts of the list. By `daysLeft`, products that do not sell come last. */
export const stockSorts = ['name', 'code', 'inStock', 'daysLeft', 'sold'] as const;

export type StockSort = (typeof stockSorts)[number];

/** Asks for a page of the list: by default by name. */
export const stockPageRequest = entity({
  filter: field('filter', stockFilter),
  sort: optionalField('sort', word(stockSorts)),
  isDescending: optionalField('isDescending', flag),
  /** The `next` of the page before. */
  after: optionalField('after', text(1, 1_000)),
  /** Instead, the `previous` of the page behind. */
  before: optionalField('before', text(1, 1_000)),
  limit: optionalField('limit', wholeNumber(1, 100)),
});

export type StockPageRequest = Words<typeof stockPageRequest>;

const packs = wholeNumber(0, MOST_STOCK);

/** A product in the desk's list of stock. Its sales are recounted every hour. */
export const stockedProduct = entity({
  id: field('id', recordId),
  code: field('code', text(1, 60)),
  name: field('name', text(1, 300)),
  /** Packs that no order holds: the sum of the ledger. */
  inStock: field('inStock', packs),
  /** The safety stock, which is not sold. */
  minimumStock: field('minimumStock', packs),
  isOnSale: field('isOnSale', flag),
  /** Net packs sold in the window. */
  packs: field('packs', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  /** Days of the window. */
  days: field('days', wholeNumber(LEAST_WINDOW_DAYS, SALES_WINDOW_DAYS)),
  /** Packs that suppliers are still to bring. */
  onOrder: field('onOrder', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  /** Missing if it does not sell. */
  daysLeft: field('daysLeft', orNull(wholeNumber(0, Number.MAX_SAFE_INTEGER))),
});

export type StockedProduct = Words<typeof stockedProduct>;

/** A page of the list. */
export const stockPage = entity({
  products: field('products', listOf(stockedProduct, 100)),
  /** Where the next page begins; missing on the last. */
  next: optionalField('next', text(1, 1_000)),
  /** Where the page before ends; missing on the first. */
  previous: optionalField('previous', text(1, 1_000)),
  /** Products of the filter, counted up to one more than `MOST_COUNTED_PRODUCTS`. */
  total: field('total', wholeNumber(0, MOST_COUNTED_PRODUCTS + 1)),
});

export type StockPage = Words<typeof stockPage>;
