import { priceStates } from '../../pricing/newPrice.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import {
  flag,
  instant,
  money,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
  word,
} from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { deskEvent } from './deskEvent.ts';
import { idInPath, invalid, unexplained, version } from './deskRecord.ts';

/** Past prices of a page of a product. */
export const PRICES_A_PAGE = 20;
/** Most prices that a product has planned. */
const MOST_PLANNED = 1_000;

const reason = text(1, 1000);
const person = text(1, 300);
const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** A price of a product in its history: planned, in force once, or withdrawn. */
export const priceChange = entity({
  id: field('id', recordId),
  price: field('price', money),
  /** The price before; missing until it comes into force. */
  before: optionalField('before', money),
  /** When it holds, or held, from. */
  from: field('from', instant),
  state: field('state', word(priceStates)),
  by: field('by', person),
  reason: optionalField('reason', reason),
  withdrawnBy: optionalField('withdrawnBy', person),
  withdrawReason: optionalField('withdrawReason', reason),
});

export type PriceChange = Words<typeof priceChange>;

/** A product's price of now, what is planned, and a page of the prices before. */
export const deskPrices = entity({
  product: field(
    'product',
    entity({
      id: field('id', recordId),
      code: field('code', text(1, 60)),
      name: field('name', text(1, 300)),
      price: field('price', money),
      vatPercent: field('vatPercent', wholeNumber(0, 100)),
      isOnSale: field('isOnSale', flag),
    }),
  ),
  version,
  /** In the order in which they come into force. */
  planned: field('planned', listOf(priceChange, MOST_PLANNED)),
  /** Newest first. */
  past: field('past', listOf(priceChange, PRICES_A_PAGE)),
  hasMore: field('hasMore', flag),
  events: field('events', listOf(deskEvent, 500)),
});

export type DeskPrices = Words<typeof deskPrices>;

/** Returns the prices of a product. */
export const getDeskPrices = defineDeskCall({
  name: 'getDeskPrices',
  purpose: 'The prices of a product: now, planned, and before',
  method: 'GET',
  path: '/api/desk/catalogue/products/:id/prices',
  access: 'seeCatalogue',
  params: idInPath,
  query: entity({
    /** The id of the last price of the page before. */
    after: optionalField('after', recordIdInPath),
  }),
  answer: deskPrices,
  refusals: [{ codes: ['not-found'], when: 'there is no such product' }],
});

const typedPrice = {
  price: field('price', money),
  /** Left out for now. */
  from: optionalField('from', instant),
};

const priceRefusals = [
  {
    codes: ['price-nothing', 'price-above-most', 'price-decimals'],
    when: 'the price is £0.00, above £1,000,000.00, or has a part of a penny',
  },
  {
    codes: ['price-from-past', 'price-from-far'],
    when: 'the moment is over, or more than two years ahead',
  },
  {
    codes: ['price-unchanged', 'price-planned-then'],
    when: 'it is the price of that moment already, or another one is planned for it',
  },
] as const;

/** What a change of a price or promotion does to carts and orders that hold a product. */
export const priceImpact = entity({
  /** Carts that hold the product. */
  carts: field('carts', count),
  packs: field('packs', count),
  /** What their lines of the product come to with VAT, before and after. */
  before: field('before', money),
  after: field('after', money),
  /** Orders that have not left; they keep what they were sold as. */
  waitingOrders: field('waitingOrders', count),
});

export type PriceImpact = Words<typeof priceImpact>;

/** What a new price does, before it is set. */
export const pricePreview = entity({
  /** The price of the moment before. */
  before: field('before', money),
  impact: field('impact', priceImpact),
  /** Promotions that are on, or begin, from then, and whether they are worthwhile before and after. */
  promotions: field(
    'promotions',
    listOf(
      entity({
        id: field('id', recordId),
        quantity: field('quantity', wholeNumber(1, 9999)),
        price: field('price', money),
        startsAt: field('startsAt', instant),
        endsAt: field('endsAt', instant),
        isWorthwhileBefore: field('isWorthwhileBefore', flag),
        isWorthwhileAfter: field('isWorthwhileAfter', flag),
      }),
      1_000,
    ),
  ),
});

export type PricePreview = Words<typeof pricePreview>;

/** Says what a price would do to carts, orders and promotions, and changes nothing. */
export const previewDeskPrice = defineDeskCall({
  name: 'previewDeskPrice',
  purpose: 'What a price would do to carts, orders and promotions',
  method: 'POST',
  path: '/api/desk/catalogue/products/:id/prices/preview',
  access: 'seeCatalogue',
  params: idInPath,
  body: entity(typedPrice),
  answer: pricePreview,
  refusals: [{ codes: ['not-found'], when: 'there is no such product' }, invalid, ...priceRefusals],
});

/** Sets a price of a product, now or from a moment. */
export const setDeskPrice = defineDeskCall({
  name: 'setDeskPrice',
  purpose: 'Set the price of a product, now or from a moment',
  method: 'POST',
  path: '/api/desk/catalogue/products/:id/prices',
  access: 'changePrices',
  params: idInPath,
  body: entity({ ...typedPrice, reason: field('reason', reason), version }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such product' },
    invalid,
    unexplained,
    { codes: ['record-changed'], when: 'the product was changed since it was shown' },
    ...priceRefusals,
  ],
});

/** Withdraws a planned price; it stays in the history. */
export const withdrawDeskPrice = defineDeskCall({
  name: 'withdrawDeskPrice',
  purpose: 'Withdraw a planned price',
  method: 'POST',
  path: '/api/desk/catalogue/prices/:id/withdrawal',
  access: 'changePrices',
  params: idInPath,
  body: entity({ reason: field('reason', reason), version }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such price' },
    invalid,
    unexplained,
    { codes: ['record-changed'], when: 'the product was changed since it was shown' },
    { codes: ['price-not-planned'], when: 'it is in force or withdrawn already' },
  ],
});
