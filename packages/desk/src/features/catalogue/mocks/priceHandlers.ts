import * as delivery from '@formulary/rules/calls/desk/deskDeliveryCalls';
import * as prices from '@formulary/rules/calls/desk/deskPriceCalls';
import * as promotions from '@formulary/rules/calls/desk/deskPromotionCalls';
import { newPriceFault } from '@formulary/rules/pricing/newPrice';
import { overlapping, promotionFault } from '@formulary/rules/pricing/newPromotion';
import { isWorthwhile } from '@formulary/rules/pricing/priceBreaks';
import type { ListedPromotion } from '@formulary/rules/pricing/promotionList';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { type HttpHandler, HttpResponse } from 'msw';

const NOW = new Date('2026-11-28T09:10:00Z');
const STAFF = 'Priya Shah';
const PRODUCT = {
  id: 2,
  code: 'GLOVE-M',
  name: 'Nitrile gloves, medium, 200',
  price: 12_000,
  vatPercent: 20,
  isOnSale: true,
} as const;

const PAST: readonly prices.PriceChange[] = [
  {
    id: 3,
    price: 12_000,
    before: 11_500,
    from: new Date('2026-10-01T08:00:00Z'),
    state: 'in-force',
    by: STAFF,
    reason: 'New price of the supplier',
  },
  {
    id: 4,
    price: 14_000,
    from: new Date('2026-09-20T23:00:00Z'),
    state: 'withdrawn',
    by: 'Tomasz Zielinski',
    reason: 'Rumours of a shortage',
    withdrawnBy: STAFF,
    withdrawReason: 'There is none',
  },
  {
    id: 1,
    price: 11_500,
    before: 10_900,
    from: new Date('2026-03-02T09:30:00Z'),
    state: 'in-force',
    by: 'another program',
  },
];

const PLANNED: readonly prices.PriceChange[] = [
  {
    id: 5,
    price: 12_900,
    from: new Date('2027-01-04T00:00:00Z'),
    state: 'planned',
    by: STAFF,
    reason: 'Price list of January',
  },
];

const EVENT = {
  id: 31,
  at: new Date('2026-11-20T10:00:00Z'),
  author: { kind: 'staff', name: STAFF, role: 'superintendent' },
  device: 'Firefox',
} as const;

const IMPACT = { carts: 4, packs: 14, waitingOrders: 2 } as const;

const aPromotion = (changes: Partial<ListedPromotion>): ListedPromotion => ({
  id: 7,
  productId: PRODUCT.id,
  code: PRODUCT.code,
  name: PRODUCT.name,
  quantity: 3,
  price: 33_000,
  unitPrice: PRODUCT.price,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-31T23:59:59.999Z'),
  state: 'active',
  ...changes,
});

/** Promotions in every state, and one that is dearer than its packs. */
const somePromotions: readonly ListedPromotion[] = [
  aPromotion({
    id: 9,
    quantity: 10,
    price: 99_000,
    startsAt: new Date('2026-12-07T00:00:00Z'),
    state: 'planned',
  }),
  aPromotion({}),
  aPromotion({
    id: 8,
    productId: 3,
    code: 'LIDO-2',
    name: 'Lidocaine 2% gel, 20 ml',
    quantity: 2,
    price: 9_000,
    unitPrice: 4_200,
  }),
  aPromotion({
    id: 6,
    quantity: 5,
    price: 56_000,
    state: 'withdrawn',
    startsAt: new Date('2026-10-15T00:00:00Z'),
  }),
  aPromotion({
    id: 5,
    quantity: 3,
    price: 34_000,
    state: 'ended',
    endsAt: new Date('2026-10-31T23:59:59.999Z'),
  }),
];

const someDeliveries: readonly delivery.DeskDeliveryOption[] = (
  [
    [4, 'Standard delivery, within 48 hours', 4_950, 'standard', true],
    [2, 'Next working day delivery', 7_950, 'next-day', true],
    [3, 'Saturday delivery (extra charge)', 14_950, 'saturday', false],
    [1, 'Collection from the pharmacy', 0, 'collection', true],
  ] as const
).map(([id, details, price, service, isOffered], index) => ({
  id,
  details,
  price,
  service,
  isOffered,
  position: index + 1,
  version: 0,
  waitingOrders: id === 2 ? 10 : 0,
}));

/** What mocked prices begin with. */
interface MockPrices {
  readonly planned?: readonly prices.PriceChange[];
  readonly past?: readonly prices.PriceChange[];
  readonly promotions?: readonly ListedPromotion[];
}

/** Mocks the calls about prices, promotions and delivery; prices change as they would. */
export function priceHandlers({
  planned: startPlanned = PLANNED,
  past: startPast = PAST,
  promotions: listed = somePromotions,
}: MockPrices = {}): readonly HttpHandler[] {
  let product: prices.DeskPrices['product'] = PRODUCT;
  let planned = startPlanned;
  let past = startPast;
  let all = listed;
  const refuse = (code: 'price-unchanged' | 'price-planned-then' | 'promotion-dearer') =>
    HttpResponse.json(
      { code, message: fillGaps(deskMessages[code], { product: product.name }) },
      { status: 409 },
    );
  const promoted = () => ({
    id: product.id,
    code: product.code,
    name: product.name,
    vatPercent: product.vatPercent,
    prices: [{ from: new Date(0), price: product.price }, ...planned],
  });
  const others = (id: number | undefined, terms: Parameters<typeof overlapping>[0]) =>
    overlapping(
      terms,
      all.filter(
        (each) => each.id !== id && each.productId === product.id && each.state !== 'withdrawn',
      ),
    );
  return [
    mockCall(prices.getDeskPrices, ({ params: { id } }) =>
      id > 0 && id < 100
        ? {
            answer: {
              product: { ...product, id },
              version: 31,
              planned,
              past,
              hasMore: false,
              events: [],
            },
          }
        : refusal(404, 'not-found'),
    ),
    mockCall(prices.previewDeskPrice, ({ body: { price, from } }) => {
      if (price === product.price) return refuse('price-unchanged');
      if (planned.some((each) => +each.from === +(from ?? 0))) return refuse('price-planned-then');
      return {
        answer: {
          before: product.price,
          impact: { ...IMPACT, before: 14 * product.price * 1.2, after: 14 * price * 1.2 },
          promotions: all
            .filter(({ state }) => state === 'active')
            .map(({ id, quantity, price: bundle, startsAt, endsAt }) => ({
              id,
              quantity,
              price: bundle,
              startsAt,
              endsAt,
              isWorthwhileBefore: isWorthwhile({ quantity, price: bundle }, product.price),
              isWorthwhileAfter: isWorthwhile({ quantity, price: bundle }, price),
            })),
        },
      };
    }),
    mockCall(prices.setDeskPrice, ({ body: { price, from, reason, version } }) => {
      if (version !== 31) return refusal(409, 'record-changed');
      if (newPriceFault({ price, reason }, NOW)) return refusal(400, 'invalid-request');
      const change = { id: 40 + planned.length, price, by: STAFF, reason };
      if (from) planned = [...planned, { ...change, from, state: 'planned' }];
      else {
        past = [{ ...change, before: product.price, from: NOW, state: 'in-force' }, ...past];
        product = { ...product, price };
      }
      return { answer: undefined };
    }),
    mockCall(prices.withdrawDeskPrice, ({ params: { id }, body: { reason } }) => {
      const withdrawn = planned.find((each) => each.id === id);
      if (!withdrawn) return refusal(404, 'not-found');
      planned = planned.filter((each) => each.id !== id);
      past = [
        { ...withdrawn, state: 'withdrawn', withdrawnBy: STAFF, withdrawReason: reason },
        ...past,
      ];
      return { answer: undefined };
    }),
    mockCall(promotions.listDeskPromotions, ({ body: { filter } }) => {
      const found = all.filter(
        (each) =>
          (filter.state === undefined || each.state === filter.state) &&
          (filter.isWorthwhile === undefined ||
            isWorthwhile(each, each.unitPrice) === filter.isWorthwhile) &&
          each.name.toLowerCase().includes((filter.search ?? '').toLowerCase()),
      );
      return { answer: { promotions: found, total: found.length } };
    }),
    mockCall(promotions.getDeskPromotion, ({ params: { id } }) => {
      const promotion = all.find((each) => each.id === id);
      if (!promotion) return refusal(404, 'not-found');
      const event = { ...EVENT, subject: `promotion ${id}`, sentence: 'Added the promotion' };
      return {
        answer: {
          promotion,
          version: 31,
          product: promoted(),
          others: others(id, promotion),
          events: [{ ...event, reason: 'Flu season' }],
        },
      };
    }),
    mockCall(promotions.previewDeskPromotion, ({ body: { promotionId, ...terms } }) => {
      const fault = promotionFault(terms, { prices: promoted().prices, now: NOW });
      if (fault) {
        const message = fillGaps(deskMessages[fault], { product: product.name });
        return HttpResponse.json(
          { code: fault, message, errors: { price: message } },
          { status: 400 },
        );
      }
      const impact = {
        ...IMPACT,
        before: 14 * product.price * 1.2,
        after: 13.2 * product.price * 1.2,
      };
      return {
        answer: { product: promoted(), others: others(promotionId, terms), impact },
      };
    }),
    mockCall(promotions.addDeskPromotion, ({ body: { reason: _reason, ...terms } }) => {
      all = [aPromotion({ id: 20, ...terms }), ...all];
      return { answer: { id: 20 } };
    }),
    mockCall(promotions.changeDeskPromotion, ({ params: { id }, body }) => {
      const { quantity, price, startsAt, endsAt, version } = body;
      if (version !== 31) return refusal(409, 'record-changed');
      all = all.map((each) =>
        each.id === id ? { ...each, quantity, price, startsAt, endsAt } : each,
      );
      return { answer: undefined };
    }),
    mockCall(promotions.endDeskPromotion, ({ params: { id } }) => {
      all = all.map((each) =>
        each.id === id
          ? { ...each, state: each.state === 'planned' ? 'withdrawn' : 'ended' }
          : each,
      );
      return { answer: undefined };
    }),
    ...deliveryHandlers(),
  ];
}

function deliveryHandlers(): readonly HttpHandler[] {
  let options = someDeliveries;
  return [
    mockCall(delivery.listDeskDelivery, () => ({
      answer: {
        options,
        events: [
          {
            ...EVENT,
            subject: 'delivery-option 2',
            sentence: 'Changed a way of delivery',
            reason: 'The courier asks more',
          },
        ],
      },
    })),
    mockCall(delivery.previewDeskDelivery, ({ params: { id }, body }) => {
      const then = options.map((each) => (each.id === id ? { ...each, ...body } : each));
      if (then.every(({ isOffered }) => !isOffered)) {
        const code = 'delivery-last';
        return HttpResponse.json({ code, message: deskMessages[code] }, { status: 409 });
      }
      const cold = then.some(
        ({ isOffered, service }) =>
          isOffered && (service === 'collection' || service === 'next-day'),
      );
      return { answer: { carts: 31, coldCarts: 6, waitingOrders: 10, isColdDelivered: cold } };
    }),
    mockCall(delivery.addDeskDelivery, ({ body: { reason: _reason, ...terms } }) => {
      options = [...options, { ...terms, id: 5, version: 0, waitingOrders: 0 }];
      return { answer: { id: 5 } };
    }),
    mockCall(delivery.changeDeskDelivery, ({ params: { id }, body }) => {
      const { reason: _reason, version: _version, ...terms } = body;
      options = options.map((each) => (each.id === id ? { ...each, ...terms } : each));
      return { answer: undefined };
    }),
  ];
}
