import * as counts from '@formulary/rules/calls/desk/deskCountCalls';
import * as goods from '@formulary/rules/calls/desk/deskGoodsCalls';
import * as stock from '@formulary/rules/calls/desk/deskStockCalls';
import { listDeskStock } from '@formulary/rules/calls/desk/deskStockListCall';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { daysLeft } from '@formulary/rules/stock/runOut';
import type { StockedProduct } from '@formulary/rules/stock/stockList';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { type HttpHandler, HttpResponse } from 'msw';

const AT = new Date('2026-11-28T09:10:00Z');
const STAFF = 'Tomasz Zielinski';
const WINDOW = { days: 28, minimumStock: 5, onOrder: 0, isOnSale: true } as const;

function aProduct(
  product: Pick<StockedProduct, 'id' | 'code' | 'name' | 'inStock' | 'packs'> &
    Partial<StockedProduct>,
): StockedProduct {
  const whole = { ...WINDOW, ...product };
  return { ...whole, daysLeft: daysLeft(whole) };
}

/** Products in every state of stock. */
const someProducts: readonly StockedProduct[] = [
  aProduct({
    id: 1,
    code: 'NEEDLE-30G',
    name: 'BD Microlance 30G needles, 100',
    inStock: 64,
    packs: 210,
  }),
  aProduct({
    id: 2,
    code: 'GLOVE-M',
    name: 'Nitrile gloves, medium, 200',
    inStock: 5,
    packs: 320,
    onOrder: 120,
  }),
  aProduct({ id: 3, code: 'LIDO-2', name: 'Lidocaine 2% gel, 20 ml', inStock: 31, packs: 96 }),
  aProduct({
    id: 4,
    code: 'HYAL-1500',
    name: 'Hyaluronidase 1,500 units, 10 ampoules',
    inStock: 240,
    packs: 28,
  }),
  aProduct({
    id: 5,
    code: 'DRESS-10',
    name: 'Foam dressing 10 × 10 cm, 10',
    inStock: 1_400,
    packs: 0,
  }),
  aProduct({
    id: 6,
    code: 'SCALPEL-15',
    name: 'Scalpel No. 15, 10',
    inStock: 12,
    packs: 3,
    isOnSale: false,
  }),
];

const MOVEMENTS: readonly stock.StockMovement[] = [
  {
    id: 905,
    at: AT,
    cause: 'adjustment',
    packs: -2,
    level: 64,
    by: STAFF,
    reason: 'Two boxes were crushed',
    isReversed: false,
  },
  {
    id: 904,
    at: new Date('2026-11-27T16:40:00Z'),
    cause: 'order',
    packs: -4,
    level: 66,
    orderId: 31,
    orderNumber: 'F-2026-000031',
    isReversed: false,
  },
  {
    id: 903,
    at: new Date('2026-11-27T10:05:00Z'),
    cause: 'goods-in',
    packs: 50,
    level: 70,
    by: STAFF,
    deliveryId: 7,
    delivery: 'Alder Wholesale, DN 4471',
    isReversed: false,
  },
  {
    id: 902,
    at: new Date('2026-11-20T12:00:00Z'),
    cause: 'count',
    packs: -1,
    level: 20,
    by: STAFF,
    reason: 'Not on the shelf',
    countId: 3,
    isReversed: true,
  },
  {
    id: 901,
    at: new Date('2026-01-05T09:00:00Z'),
    cause: 'opening',
    packs: 21,
    level: 21,
    isReversed: false,
  },
];

const EVENT = {
  id: 12,
  at: AT,
  author: { kind: 'staff', name: STAFF, role: 'stock' },
  device: 'Firefox',
} as const;

const ORDER: goods.PurchaseOrderSummary = {
  id: 4,
  supplier: 'Alder Wholesale',
  reference: 'PO-2026-41',
  expectedOn: '2026-12-01',
  orderedAt: new Date('2026-11-26T11:00:00Z'),
  by: STAFF,
  state: 'part',
  lines: 3,
  ordered: 200,
  received: 80,
};

const DELIVERY: goods.DeliverySummary = {
  id: 7,
  supplier: 'Alder Wholesale',
  reference: 'DN 4471',
  receivedAt: new Date('2026-11-27T10:05:00Z'),
  by: STAFF,
  purchaseOrderId: 4,
  lines: 2,
  packs: 80,
};

const ofProduct = ({ id, code, name }: StockedProduct) => ({ productId: id, code, name });

const COUNT: counts.StockCount = {
  id: 3,
  name: 'Shelf 4, November',
  startedAt: AT,
  by: STAFF,
  lines: 4,
  counted: 3,
  booked: 1,
};

function countLines(products: readonly StockedProduct[]): readonly counts.StockCountLine[] {
  const [needles, gloves, gel, ampoules] = products;
  if (!needles || !gloves || !gel || !ampoules) return [];
  const done = { countedAt: AT, countedBy: STAFF };
  const none = { counted: undefined, expected: undefined, difference: undefined };
  return [
    {
      ...ofProduct(needles),
      id: 11,
      counted: 68,
      expected: 68,
      difference: 0,
      ...done,
      bookedAt: AT,
      bookedBy: STAFF,
    },
    { ...ofProduct(gloves), id: 12, counted: 5, expected: 7, difference: -2, ...done },
    { ...ofProduct(gel), id: 13, counted: 32, expected: 31, difference: 1, ...done },
    { ...ofProduct(ampoules), id: 14, ...none },
  ];
}

/** What a mocked stock begins with. */
interface MockStock {
  readonly products?: readonly StockedProduct[];
  readonly deliveries?: readonly goods.DeliverySummary[];
  readonly purchaseOrders?: readonly goods.PurchaseOrderSummary[];
  readonly counted?: readonly counts.StockCount[];
}

/** Mocks the calls about stock; numbers change as they would. */
export function stockHandlers({
  products: start = someProducts,
  deliveries = [DELIVERY],
  purchaseOrders = [ORDER],
  counted = [COUNT],
}: MockStock = {}): readonly HttpHandler[] {
  let products = start;
  let movements = MOVEMENTS;
  let lines = countLines(start);
  let closedAt: Date | undefined;
  const productOf = (id: number) => products.find((product) => product.id === id);
  const withCode = (typed: string) => products.find(({ code }) => code === typed.toUpperCase());
  const move = (
    id: number,
    movement: Omit<stock.StockMovement, 'id' | 'at' | 'level' | 'by' | 'isReversed'>,
  ) => {
    products = products.map((product) =>
      product.id === id
        ? aProduct({ ...product, inStock: product.inStock + movement.packs })
        : product,
    );
    const level = productOf(id)?.inStock ?? 0;
    const next = (movements[0]?.id ?? 0) + 1;
    movements = [
      { id: next, at: AT, by: STAFF, level, isReversed: false, ...movement },
      ...movements,
    ];
  };
  return [
    mockCall(listDeskStock, ({ body: { filter } }) => {
      const word = (filter.search ?? '').toLowerCase();
      const found = products.filter(
        (product) =>
          `${product.name} ${product.code}`.toLowerCase().includes(word) &&
          (filter.atSafety === undefined ||
            product.inStock <= product.minimumStock === filter.atSafety) &&
          (filter.runsOutWithin === undefined ||
            (product.daysLeft !== undefined && product.daysLeft < Number(filter.runsOutWithin))) &&
          (filter.onOrder === undefined || product.onOrder > 0 === filter.onOrder) &&
          (filter.isOnSale === undefined || product.isOnSale === filter.isOnSale),
      );
      return { answer: { products: found, total: found.length } };
    }),
    mockCall(
      stock.exportDeskStock,
      () => new HttpResponse('Code,Product', { headers: { 'content-type': 'text/csv' } }),
    ),
    mockCall(stock.findStockCodes, ({ body: { codes } }) => ({
      answer: codes.map((typed) => ({ typed, product: withCode(typed) })),
    })),
    mockCall(stock.getDeskStock, ({ params: { id } }) => {
      const product = productOf(id);
      if (!product) return refusal(404, 'not-found');
      const events = [
        {
          ...EVENT,
          subject: `stock ${id}`,
          sentence: 'Adjusted the stock',
          reason: 'Two boxes were crushed',
          from: '66',
          to: '64',
        },
      ];
      return { answer: { product, version: 12, held: 4, movements, hasMore: false, events } };
    }),
    mockCall(stock.adjustDeskStock, ({ params: { id }, body: { packs, reason } }) => {
      const product = productOf(id);
      if (!product) return refusal(404, 'not-found');
      if (product.inStock + packs < 0) {
        const code = 'stock-negative';
        const words = { product: product.name, inStock: product.inStock, packs: -packs };
        return HttpResponse.json(
          { code, message: fillGaps(deskMessages[code], words) },
          { status: 409 },
        );
      }
      move(id, { cause: 'adjustment', packs, reason });
      return { answer: undefined };
    }),
    mockCall(stock.reverseStockMovement, ({ params: { id }, body: { reason } }) => {
      const movement = movements.find((each) => each.id === id);
      if (movement) move(1, { cause: 'reversal', packs: -movement.packs, reason });
      movements = movements.map((each) => (each.id === id ? { ...each, isReversed: true } : each));
      return { answer: undefined };
    }),
    mockCall(goods.listPurchaseOrders, () => ({
      answer: { rows: purchaseOrders, hasMore: false },
    })),
    mockCall(goods.placePurchaseOrder, () => ({ answer: { id: ORDER.id } })),
    mockCall(goods.getPurchaseOrder, ({ params: { id } }) =>
      id === ORDER.id
        ? {
            answer: {
              purchaseOrder: closedAt ? { ...ORDER, state: 'closed' as const } : ORDER,
              version: 12,
              lines: products.slice(0, 3).map((product, index) => ({
                ...ofProduct(product),
                ordered: [50, 120, 30][index] ?? 0,
                received: [50, 0, 30][index] ?? 0,
              })),
              deliveries,
              events: [
                { ...EVENT, subject: `purchase-order ${id}`, sentence: 'Wrote the purchase order' },
              ],
            },
          }
        : refusal(404, 'not-found'),
    ),
    mockCall(goods.closePurchaseOrder, () => {
      closedAt = AT;
      return { answer: undefined };
    }),
    mockCall(goods.listDeliveries, () => ({ answer: { rows: deliveries, hasMore: false } })),
    mockCall(goods.takeInGoods, ({ body }) => {
      const at = body.lines.findIndex(({ packs }) => packs > 999_999);
      if (at === -1) return { answer: { id: DELIVERY.id } };
      const code = 'stock-above-most';
      const message = fillGaps(deskMessages[code], { product: body.lines[at]?.code ?? '' });
      return HttpResponse.json(
        { code, message, errors: { [`lines.${at}`]: message } },
        { status: 409 },
      );
    }),
    mockCall(goods.getDelivery, ({ params: { id } }) =>
      id === DELIVERY.id
        ? {
            answer: {
              delivery: DELIVERY,
              lines: products.slice(0, 2).map((product, index) => ({
                ...ofProduct(product),
                movementId: 903 - index,
                packs: [50, 30][index] ?? 1,
                toCome: [50, 32][index] ?? 0,
                isReversed: false,
              })),
              events: [
                { ...EVENT, subject: `delivery ${id}`, sentence: 'Took in 80 packs of 2 products' },
              ],
            },
          }
        : refusal(404, 'not-found'),
    ),
    mockCall(counts.listStockCounts, () => ({
      answer: {
        rows: counted,
        hasMore: false,
        categories: [
          { id: 8, name: 'Needles' },
          { id: 9, name: 'Dressings' },
        ],
      },
    })),
    mockCall(counts.startStockCount, ({ body }) =>
      body.codes?.includes('NOPE')
        ? HttpResponse.json(
            {
              code: 'stock-line-unknown',
              message: fillGaps(deskMessages['stock-line-unknown'], { code: 'NOPE' }),
            },
            { status: 400 },
          )
        : { answer: { id: COUNT.id } },
    ),
    mockCall(counts.getStockCount, ({ params: { id } }) =>
      id === COUNT.id
        ? {
            answer: {
              count: { ...COUNT, ...(closedAt && { closedAt }) },
              lines,
              events: [
                {
                  ...EVENT,
                  subject: `stock-count ${id}`,
                  sentence: 'Started the count of 4 products',
                },
              ],
            },
          }
        : refusal(404, 'not-found'),
    ),
    mockCall(counts.countStockLine, ({ params: { id }, body }) => {
      const line = lines.find((each) => each.id === id);
      const product = line && productOf(line.productId);
      if (!line || !product) return refusal(404, 'not-found');
      const expected = product.inStock;
      const next = {
        ...line,
        counted: body.counted,
        expected,
        difference: body.counted - expected,
        countedAt: AT,
        countedBy: STAFF,
      };
      lines = lines.map((each) => (each.id === id ? next : each));
      return { answer: next };
    }),
    mockCall(counts.bookStockCount, ({ body }) => {
      const answer = body.lines.map(({ lineId, reason }) => {
        const line = lines.find(({ id }) => id === lineId);
        if (line?.difference !== 0 && reason === undefined)
          return { lineId, refused: 'Please give a reason' };
        lines = lines.map((each) =>
          each.id === lineId
            ? { ...each, bookedAt: AT, bookedBy: STAFF, ...(reason && { reason }) }
            : each,
        );
        return { lineId };
      });
      return { answer };
    }),
    mockCall(counts.closeStockCount, () => {
      closedAt = AT;
      return { answer: undefined };
    }),
  ];
}
