import { MOST_COUNT_LINES, MOST_STOCK, MOST_STOCK_LINES } from '../../stock/stockCauses.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import {
  flag,
  instant,
  orNull,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
} from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath } from './deskRecord.ts';
import { deskEvent } from './deskEvent.ts';

/** Most characters of the reason of a difference. */
const LONGEST_COUNT_REASON = 200;
/** Counts of a page. */
export const COUNTS_A_PAGE = 50;

const person = text(0, 300);
const packs = wholeNumber(0, MOST_STOCK);
const signedPacks = wholeNumber(-2 * MOST_STOCK, 2 * MOST_STOCK);
const lines = wholeNumber(0, MOST_COUNT_LINES);

export const stockCount = entity({
  id: field('id', recordId),
  name: field('name', text(1, 100)),
  startedAt: field('startedAt', instant),
  by: field('by', person),
  closedAt: optionalField('closedAt', instant),
  lines: field('lines', lines),
  counted: field('counted', lines),
  booked: field('booked', lines),
});

export type StockCount = Words<typeof stockCount>;

/** A product of a count. */
export const stockCountLine = entity({
  id: field('id', recordId),
  productId: field('productId', recordId),
  code: field('code', text(1, 60)),
  name: field('name', text(1, 300)),
  /** Packs on the shelf; missing until it is counted. */
  counted: field('counted', orNull(packs)),
  /** Packs that should have been on the shelf when it was counted: in stock, and held for orders that have not left. */
  expected: field('expected', orNull(wholeNumber(0, 2 * MOST_STOCK))),
  /** Counted less expected. */
  difference: field('difference', orNull(signedPacks)),
  countedAt: optionalField('countedAt', instant),
  countedBy: optionalField('countedBy', person),
  bookedAt: optionalField('bookedAt', instant),
  bookedBy: optionalField('bookedBy', person),
  reason: optionalField('reason', text(0, LONGEST_COUNT_REASON)),
});

export type StockCountLine = Words<typeof stockCountLine>;

export const listStockCounts = defineDeskCall({
  name: 'listStockCounts',
  purpose: 'Counts, newest first',
  method: 'GET',
  path: '/api/desk/stock/counts',
  access: 'seeStock',
  query: entity({ after: optionalField('after', recordIdInPath) }),
  answer: entity({
    rows: field('rows', listOf(stockCount, COUNTS_A_PAGE)),
    hasMore: field('hasMore', flag),
    /** What can be counted together. */
    categories: field(
      'categories',
      listOf(entity({ id: field('id', recordId), name: field('name', text(1, 200)) }), 2_000),
    ),
  }),
  refusals: [],
});

/** Makes a sheet of the products to count: those of a category and below it, or of codes. An `Idempotency-Key` header is required. */
export const startStockCount = defineDeskCall({
  name: 'startStockCount',
  purpose: 'Make a sheet of products to count',
  method: 'POST',
  path: '/api/desk/stock/counts',
  access: 'changeStock',
  body: entity({
    name: field('name', text(0, 100)),
    categoryId: optionalField('categoryId', recordId),
    codes: optionalField('codes', listOf(text(1, 60), MOST_STOCK_LINES)),
  }),
  takesIdempotencyKey: true,
  answer: entity({ id: field('id', recordId) }),
  refusals: [
    {
      codes: [
        'invalid-request',
        'stock-lines-empty',
        'stock-line-unknown',
        'stock-line-twice',
        'count-name-required',
      ],
      when: 'the name is missing, or the products are: a code belongs to none or comes twice',
    },
    { codes: ['not-found'], when: 'there is no such category' },
    { codes: ['key-reused'], when: 'the key came with another count' },
    { codes: ['count-too-long'], when: 'the category has more than 500 products' },
  ],
});

export const getStockCount = defineDeskCall({
  name: 'getStockCount',
  purpose: 'A count with its lines',
  method: 'GET',
  path: '/api/desk/stock/counts/:id',
  access: 'seeStock',
  params: idInPath,
  answer: entity({
    count: field('count', stockCount),
    lines: field('lines', listOf(stockCountLine, MOST_COUNT_LINES)),
    events: field('events', listOf(deskEvent, 500)),
  }),
  refusals: [{ codes: ['not-found'], when: 'there is no such count' }],
});

/** Takes down how many packs are on the shelf; the difference is to the ledger of this moment. */
export const countStockLine = defineDeskCall({
  name: 'countStockLine',
  purpose: 'Take down how many packs of a product are on the shelf',
  method: 'POST',
  path: '/api/desk/stock/count-lines/:id',
  access: 'changeStock',
  params: idInPath,
  body: entity({
    counted: field('counted', packs),
    /** The number that the desk showed before; null for none. */
    before: field('before', orNull(packs)),
  }),
  answer: stockCountLine,
  refusals: [
    { codes: ['not-found'], when: 'there is no such line' },
    { codes: ['record-changed'], when: 'somebody else counted it since it was shown' },
    {
      codes: ['count-line-booked', 'count-closed'],
      when: 'its difference is booked, or the count is closed',
    },
  ],
});

/** Books differences into the ledger, each answered by itself. */
export const bookStockCount = defineDeskCall({
  name: 'bookStockCount',
  purpose: 'Book differences of a count, each with a reason',
  method: 'POST',
  path: '/api/desk/stock/counts/:id/booking',
  access: 'changeStock',
  params: idInPath,
  body: entity({
    lines: field(
      'lines',
      listOf(
        entity({
          lineId: field('lineId', recordId),
          /** The number that the desk shows. */
          counted: field('counted', packs),
          /** Needed for a difference. */
          reason: optionalField('reason', text(0, LONGEST_COUNT_REASON)),
        }),
        MOST_COUNT_LINES,
      ),
    ),
  }),
  answer: listOf(
    entity({
      lineId: field('lineId', recordId),
      /** Why it was not booked; missing when it was. */
      refused: optionalField('refused', text(1, 500)),
    }),
    MOST_COUNT_LINES,
  ),
  refusals: [
    { codes: ['not-found'], when: 'there is no such count' },
    { codes: ['count-closed'], when: 'the count is closed' },
  ],
});

/** Ends a count. Lines that are not booked stay without effect. */
export const closeStockCount = defineDeskCall({
  name: 'closeStockCount',
  purpose: 'End a count',
  method: 'POST',
  path: '/api/desk/stock/counts/:id/closing',
  access: 'changeStock',
  params: idInPath,
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such count' },
    { codes: ['count-closed'], when: 'the count is closed' },
  ],
});
