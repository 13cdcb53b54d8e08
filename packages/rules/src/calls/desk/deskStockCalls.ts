import { MOST_STOCK, MOST_STOCK_LINES, stockCauses } from '../../stock/stockCauses.ts';
import { stockedProduct, stockFilter, stockSorts } from '../../stock/stockList.ts';
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
  word,
} from '../../wire/scalars.ts';
import { fileContents, nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, typedReason, unexplained, version } from './deskRecord.ts';
import { deskEvent } from './deskEvent.ts';

/** Movements of a page of a product. */
export const MOVEMENTS_A_PAGE = 50;
/** Most rows of an export. */
export const MOST_EXPORTED_PRODUCTS = 100_000;

const reason = text(1, 1000);
const signedPacks = wholeNumber(-MOST_STOCK, MOST_STOCK);

/** A movement of a product's ledger. */
export const stockMovement = entity({
  id: field('id', recordId),
  at: field('at', instant),
  cause: field('cause', word(stockCauses)),
  /** Packs that came, or below 0 that went. */
  packs: field('packs', signedPacks),
  /** Packs in stock after it. */
  level: field('level', signedPacks),
  /** Who of the staff caused it. */
  by: optionalField('by', text(0, 300)),
  reason: optionalField('reason', reason),
  orderId: optionalField('orderId', recordId),
  orderNumber: optionalField('orderNumber', text(1, 30)),
  deliveryId: optionalField('deliveryId', recordId),
  /** Supplier and reference of the delivery. */
  delivery: optionalField('delivery', text(0, 300)),
  countId: optionalField('countId', recordId),
  /** Whether a later movement took it back. */
  isReversed: field('isReversed', flag),
});

export type StockMovement = Words<typeof stockMovement>;

/** A product's stock with a page of its movements. */
export const deskStock = entity({
  product: field('product', stockedProduct),
  version,
  /** Packs of orders that have not left yet: they are on the shelf beside those in stock. */
  held: field('held', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
  movements: field('movements', listOf(stockMovement, MOVEMENTS_A_PAGE)),
  hasMore: field('hasMore', flag),
  /** What staff did beside deliveries. */
  events: field('events', listOf(deskEvent, 500)),
});

export type DeskStock = Words<typeof deskStock>;

/** Returns a product with a page of its movements, newest first. */
export const getDeskStock = defineDeskCall({
  name: 'getDeskStock',
  purpose: 'A product with its stock and a page of its movements',
  method: 'GET',
  path: '/api/desk/stock/products/:id',
  access: 'seeStock',
  params: idInPath,
  query: entity({
    /** The id of the last movement of the page before. */
    after: optionalField('after', recordIdInPath),
  }),
  answer: deskStock,
  refusals: [{ codes: ['not-found'], when: 'there is no such product' }],
});

/** Writes a difference that staff know into the ledger: broken packs, samples, returns. */
export const adjustDeskStock = defineDeskCall({
  name: 'adjustDeskStock',
  purpose: 'Add or take packs of a product, with a reason',
  method: 'POST',
  path: '/api/desk/stock/products/:id/adjustments',
  access: 'changeStock',
  params: idInPath,
  body: entity({
    /** Packs that come, or below 0 that go. */
    packs: field('packs', signedPacks),
    reason: field('reason', reason),
    version,
  }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such product' },
    {
      codes: ['invalid-request', 'stock-unchanged', 'reason-required'],
      when: 'no pack moves, or no reason is given',
    },
    { codes: ['record-changed'], when: 'staff changed this stock since it was shown' },
    {
      codes: ['stock-negative', 'stock-above-most'],
      when: 'fewer than no packs would be left, or more than 10,000,000',
    },
  ],
});

/** Takes back goods in, a booked count or an adjustment by a movement of its own. */
export const reverseStockMovement = defineDeskCall({
  name: 'reverseStockMovement',
  purpose: 'Take a movement back by another one, with a reason',
  method: 'POST',
  path: '/api/desk/stock/movements/:id/reversal',
  access: 'changeStock',
  params: idInPath,
  body: entity({ reason: field('reason', reason) }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such movement' },
    { codes: ['invalid-request', 'reason-required'], when: 'no reason is given' },
    {
      codes: ['movement-fixed', 'movement-reversed'],
      when: 'it belongs to an order, or was taken back already',
    },
    {
      codes: ['stock-negative', 'stock-above-most'],
      when: 'fewer than no packs would be left, or more than 10,000,000',
    },
  ],
});

/** A product that a code names. */
export const codedProduct = entity({
  /** As it was typed. */
  typed: field('typed', text(1, 60)),
  /** Missing if no product has the code. */
  product: field(
    'product',
    orNull(
      entity({
        id: field('id', recordId),
        code: field('code', text(1, 60)),
        name: field('name', text(1, 300)),
        inStock: field('inStock', wholeNumber(0, MOST_STOCK)),
      }),
    ),
  ),
});

export type CodedProduct = Words<typeof codedProduct>;

/** Looks up products by their codes, in either case, each answered in its place. */
export const findStockCodes = defineDeskCall({
  name: 'findStockCodes',
  purpose: 'The products of typed or pasted codes',
  method: 'POST',
  path: '/api/desk/stock/codes',
  access: 'seeStock',
  body: entity({ codes: field('codes', listOf(text(1, 60), MOST_STOCK_LINES)) }),
  answer: listOf(codedProduct, MOST_STOCK_LINES),
  refusals: [{ codes: ['invalid-request'], when: 'there are more than 500 codes' }],
});

/** Answers the products of a filter as CSV. Recorded with the reason. */
export const exportDeskStock = defineDeskCall({
  name: 'exportDeskStock',
  purpose: 'The products of a filter with their stock as CSV; recorded with the reason',
  method: 'POST',
  path: '/api/desk/stock/export',
  access: 'seeStock',
  body: entity({
    filter: field('filter', stockFilter),
    sort: optionalField('sort', word(stockSorts)),
    isDescending: optionalField('isDescending', flag),
    reason: field('reason', typedReason),
  }),
  answer: fileContents,
  answerType: 'text/csv; charset=utf-8',
  refusals: [
    unexplained,
    { codes: ['export-too-long'], when: 'the filter matches more than 100,000 products' },
  ],
});
