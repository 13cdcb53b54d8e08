import { MOST_PACKS_OF_LINE, MOST_STOCK_LINES } from '../../stock/stockCauses.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import {
  day,
  flag,
  instant,
  recordId,
  recordIdInPath,
  text,
  wholeNumber,
  word,
} from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath } from './deskRecord.ts';
import { deskEvent } from './deskEvent.ts';

/** Purchase orders or deliveries of a page. */
export const GOODS_A_PAGE = 50;

const after = entity({ after: optionalField('after', recordIdInPath) });
const versionCodec = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const supplier = text(1, 100);
const reference = text(1, 60);
const person = text(0, 300);
const sum = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const packs = wholeNumber(1, MOST_PACKS_OF_LINE);
/** Codes as typed; each product once. */
const codeLines = listOf(
  entity({ code: field('code', text(1, 60)), packs: field('packs', packs) }),
  MOST_STOCK_LINES,
);
const lineRefusals = [
  {
    codes: [
      'invalid-request',
      'stock-lines-empty',
      'stock-line-unknown',
      'stock-line-twice',
      'supplier-required',
    ],
    when: 'there is no supplier or no line, a code belongs to no product, or one comes twice; the errors name the lines',
  },
] as const;

const product = {
  productId: field('productId', recordId),
  code: field('code', text(1, 60)),
  name: field('name', text(1, 300)),
};

/** What of a purchase order came: nothing, a part, everything; or nothing more is expected. */
const purchaseOrderStates = ['open', 'part', 'complete', 'closed'] as const;

export const purchaseOrderSummary = entity({
  id: field('id', recordId),
  supplier: field('supplier', supplier),
  reference: optionalField('reference', reference),
  expectedOn: optionalField('expectedOn', day),
  orderedAt: field('orderedAt', instant),
  by: field('by', person),
  state: field('state', word(purchaseOrderStates)),
  lines: field('lines', wholeNumber(0, MOST_STOCK_LINES)),
  ordered: field('ordered', sum),
  received: field('received', sum),
});

export type PurchaseOrderSummary = Words<typeof purchaseOrderSummary>;

export const listPurchaseOrders = defineDeskCall({
  name: 'listPurchaseOrders',
  purpose: 'Purchase orders, newest first',
  method: 'GET',
  path: '/api/desk/stock/purchase-orders',
  access: 'seeStock',
  query: after,
  answer: entity({
    rows: field('rows', listOf(purchaseOrderSummary, GOODS_A_PAGE)),
    hasMore: field('hasMore', flag),
  }),
  refusals: [],
});

export const deliverySummary = entity({
  id: field('id', recordId),
  supplier: field('supplier', supplier),
  reference: optionalField('reference', reference),
  receivedAt: field('receivedAt', instant),
  by: field('by', person),
  purchaseOrderId: optionalField('purchaseOrderId', recordId),
  lines: field('lines', wholeNumber(0, MOST_STOCK_LINES)),
  packs: field('packs', sum),
});

export type DeliverySummary = Words<typeof deliverySummary>;

export const getPurchaseOrder = defineDeskCall({
  name: 'getPurchaseOrder',
  purpose: 'A purchase order with what came of it',
  method: 'GET',
  path: '/api/desk/stock/purchase-orders/:id',
  access: 'seeStock',
  params: idInPath,
  answer: entity({
    purchaseOrder: field('purchaseOrder', purchaseOrderSummary),
    version: field('version', versionCodec),
    lines: field(
      'lines',
      listOf(
        entity({ ...product, ordered: field('ordered', sum), received: field('received', sum) }),
        MOST_STOCK_LINES,
      ),
    ),
    deliveries: field('deliveries', listOf(deliverySummary, 100)),
    events: field('events', listOf(deskEvent, 500)),
  }),
  refusals: [{ codes: ['not-found'], when: 'there is no such purchase order' }],
});

/** Writes down what a supplier was asked to bring. An `Idempotency-Key` header, made once for the form, is required. */
export const placePurchaseOrder = defineDeskCall({
  name: 'placePurchaseOrder',
  purpose: 'Write down what a supplier is to bring',
  method: 'POST',
  path: '/api/desk/stock/purchase-orders',
  access: 'changeStock',
  body: entity({
    supplier: field('supplier', text(0, 100)),
    reference: optionalField('reference', reference),
    expectedOn: optionalField('expectedOn', day),
    lines: field('lines', codeLines),
  }),
  takesIdempotencyKey: true,
  answer: entity({ id: field('id', recordId) }),
  refusals: [
    ...lineRefusals,
    { codes: ['key-reused'], when: 'the key came with another purchase order' },
  ],
});

/** Says that nothing more is expected of a purchase order. */
export const closePurchaseOrder = defineDeskCall({
  name: 'closePurchaseOrder',
  purpose: 'Expect nothing more of a purchase order',
  method: 'POST',
  path: '/api/desk/stock/purchase-orders/:id/closing',
  access: 'changeStock',
  params: idInPath,
  body: entity({ reason: field('reason', text(1, 1000)), version: field('version', versionCodec) }),
  answer: nothing,
  refusals: [
    { codes: ['not-found'], when: 'there is no such purchase order' },
    { codes: ['invalid-request', 'reason-required'], when: 'no reason is given' },
    { codes: ['record-changed'], when: 'it changed since it was shown' },
    { codes: ['purchase-order-closed'], when: 'it is complete or closed' },
  ],
});

export const listDeliveries = defineDeskCall({
  name: 'listDeliveries',
  purpose: 'Deliveries that were taken in, newest first',
  method: 'GET',
  path: '/api/desk/stock/deliveries',
  access: 'seeStock',
  query: after,
  answer: entity({
    rows: field('rows', listOf(deliverySummary, GOODS_A_PAGE)),
    hasMore: field('hasMore', flag),
  }),
  refusals: [],
});

const receivedLine = entity({
  ...product,
  movementId: field('movementId', recordId),
  packs: field('packs', packs),
  /** Packs that were to come by the purchase order before this delivery; missing without one. */
  toCome: optionalField('toCome', sum),
  isReversed: field('isReversed', flag),
});

export type ReceivedLine = Words<typeof receivedLine>;

export const getDelivery = defineDeskCall({
  name: 'getDelivery',
  purpose: 'A delivery that was taken in',
  method: 'GET',
  path: '/api/desk/stock/deliveries/:id',
  access: 'seeStock',
  params: idInPath,
  answer: entity({
    delivery: field('delivery', deliverySummary),
    lines: field('lines', listOf(receivedLine, MOST_STOCK_LINES)),
    events: field('events', listOf(deskEvent, 500)),
  }),
  refusals: [{ codes: ['not-found'], when: 'there is no such delivery' }],
});

/** Takes in a delivery as a whole. An `Idempotency-Key` header, made once for the form, is required. */
export const takeInGoods = defineDeskCall({
  name: 'takeInGoods',
  purpose: 'Take in a delivery, against a purchase order or without',
  method: 'POST',
  path: '/api/desk/stock/deliveries',
  access: 'changeStock',
  body: entity({
    supplier: field('supplier', text(0, 100)),
    /** The number of the delivery note. */
    reference: optionalField('reference', reference),
    purchaseOrderId: optionalField('purchaseOrderId', recordId),
    /** Of the purchase order; given with it. */
    version: optionalField('version', versionCodec),
    lines: field('lines', codeLines),
  }),
  takesIdempotencyKey: true,
  answer: entity({ id: field('id', recordId) }),
  refusals: [
    ...lineRefusals,
    { codes: ['not-found'], when: 'there is no such purchase order' },
    { codes: ['record-changed'], when: 'the purchase order changed since it was shown' },
    { codes: ['key-reused'], when: 'the key came with another delivery' },
    { codes: ['purchase-order-closed'], when: 'nothing more is expected of the purchase order' },
    { codes: ['stock-above-most'], when: 'more than 10,000,000 packs would be in stock' },
  ],
});
