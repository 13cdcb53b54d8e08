import type { Order } from '@formulary/rules/orders/order';
import type { TimelineEntry } from '@formulary/rules/prescriptions/orderTimeline';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import { aDeliveryOption } from '@formulary/rules/orders/fixtures/orders';
import * as calls from '@formulary/rules/calls/orderCalls';
import { getOrderTimeline } from '@formulary/rules/calls/orderTimelineCalls';
import type { Product } from '@formulary/rules/catalogue/product';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { orderAgain } from '@formulary/rules/orders/orderAgain';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { lineOf } from '../../carts/mocks/lineOf.ts';
import { orderOf } from './orderOf.ts';

/** Returns a history with one entry, the placing of the order. */
function timelineOf({ placedAt }: Order): readonly TimelineEntry[] {
  return [{ event: 'order-placed', at: placedAt, by: 'Amara Okafor', prescriptionId: undefined }];
}

/** Collection needs no shipping address; the other options do (spec 9.8). */
const mockDeliveryOptions = [
  aDeliveryOption({
    id: 1,
    details: 'Collection from the pharmacy',
    price: 0,
    service: 'collection',
  }),
  aDeliveryOption(),
  aDeliveryOption({ id: 3, details: 'Saturday delivery', price: 14_950, service: 'saturday' }),
];

/** Mocks the calls for orders; placing one empties the cart, and a repeated key returns the first answer. */
export function orderHandlers(
  orders: readonly Order[],
  cart: { lines: readonly CartLine[] },
  products: readonly Product[] = [],
): readonly HttpHandler[] {
  let placed: readonly Order[] = orders;
  const answers = new Map<string, Order>();
  const sold = new Map(products.map((each) => [each.id, lineOf(each, false, 1)]));
  return [
    mockCall(calls.buyAgain, ({ body: { orderId, line } }) => {
      const order = placed.find(({ id }) => id === orderId);
      if (!order) return refusal(404, 'order-missing');
      const { lines = [] } = order;
      const ordered = lines.filter((each) => !line || lineKey(each) === lineKey(line));
      const again = orderAgain(cart.lines, ordered, sold);
      cart.lines = again.lines;
      return { answer: again };
    }),
    mockCall(calls.listDeliveryOptions, () => ({ answer: mockDeliveryOptions })),
    mockCall(calls.countOrders, () => ({ answer: placed.length })),
    mockCall(calls.listOrders, ({ body }) => {
      const { limit, skip } = body.page;
      const { number = '' } = body.query ?? {};
      const page = placed.filter((each) => each.number.includes(number)).slice(skip, skip + limit);
      return {
        answer: page.map(
          ({ lines: _lines, billing: _billing, invoices: _invoices, ...order }) => order,
        ),
      };
    }),
    mockCall(calls.getOrder, ({ params }) => {
      const order = placed.find(({ id }) => id === params.id);
      return order ? { answer: order } : refusal(404, 'order-missing');
    }),
    mockCall(getOrderTimeline, ({ params }) => {
      const order = placed.find(({ id }) => id === params.id);
      return order ? { answer: timelineOf(order) } : refusal(404, 'order-missing');
    }),
    mockCall(calls.createOrder, ({ body, headers }) => {
      const key = headers.get('idempotency-key') ?? '';
      const before = answers.get(key);
      if (before) return { answer: before };
      const details = mockDeliveryOptions.find(({ id }) => id === body.order.deliveryOptionId);
      if (!details) return refusal(400, 'delivery-option-required');
      const fresh = orderOf(500 + placed.length, body, cart.lines, details);
      placed = [fresh, ...placed];
      cart.lines = [];
      answers.set(key, fresh);
      return { answer: fresh };
    }),
  ];
}
