import type { Words } from '../wire/codec.ts';
import { listOf } from '../wire/collections.ts';
import { entity, field, optionalField } from '../wire/entity.ts';
import { flag, instant, money, recordId, text, wholeNumber, word } from '../wire/scalars.ts';
import { MOST_BUNDLE, promotionStates } from './newPromotion.ts';

/** Rows of a page of the desk's list of promotions, unless fewer are asked for. */
export const PROMOTIONS_A_PAGE = 50;

/** A filter of the list is counted up to here; beyond it the list says 'more than'. */
export const MOST_LISTED_PROMOTIONS = 10_000;

/** Selects promotions of the list; a missing field selects all. */
export const promotionFilter = entity({
  /** Parts of the product's name or code. */
  search: optionalField('search', text(0, 100)),
  state: optionalField('state', word(promotionStates)),
  /** Whether it costs no more than its units at the price of now, so that it is applied. */
  isWorthwhile: optionalField('isWorthwhile', flag),
});

export type PromotionFilter = Words<typeof promotionFilter>;

export const promotionSorts = ['startsAt', 'endsAt', 'product'] as const;

export type PromotionSort = (typeof promotionSorts)[number];

/** Asks for a page of the list: by default those that begin last come first. */
export const promotionPageRequest = entity({
  filter: field('filter', promotionFilter),
  sort: optionalField('sort', word(promotionSorts)),
  isDescending: optionalField('isDescending', flag),
  /** The `next` of the page before. */
  after: optionalField('after', text(1, 1_000)),
  /** Instead, the `previous` of the page behind. */
  before: optionalField('before', text(1, 1_000)),
  limit: optionalField('limit', wholeNumber(1, 100)),
});

export type PromotionPageRequest = Words<typeof promotionPageRequest>;

/** A promotion in the desk's list. */
export const listedPromotion = entity({
  id: field('id', recordId),
  productId: field('productId', recordId),
  code: field('code', text(1, 60)),
  name: field('name', text(1, 300)),
  quantity: field('quantity', wholeNumber(1, MOST_BUNDLE)),
  /** Of the whole bundle, without VAT. */
  price: field('price', money),
  /** Of one pack now, without VAT. */
  unitPrice: field('unitPrice', money),
  startsAt: field('startsAt', instant),
  endsAt: field('endsAt', instant),
  state: field('state', word(promotionStates)),
});

export type ListedPromotion = Words<typeof listedPromotion>;

/** A page of the list. */
export const promotionPage = entity({
  promotions: field('promotions', listOf(listedPromotion, 100)),
  /** Where the next page begins; missing on the last. */
  next: optionalField('next', text(1, 1_000)),
  /** Where the page before ends; missing on the first. */
  previous: optionalField('previous', text(1, 1_000)),
  /** Promotions of the filter, counted up to one more than `MOST_LISTED_PROMOTIONS`. */
  total: field('total', wholeNumber(0, MOST_LISTED_PROMOTIONS + 1)),
});

export type PromotionPage = Words<typeof promotionPage>;
