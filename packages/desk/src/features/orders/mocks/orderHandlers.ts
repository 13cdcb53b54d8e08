import * as calls from '@formulary/rules/calls/desk/deskOrderCalls';
import { listDeskOrders } from '@formulary/rules/calls/desk/deskOrderListCall';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import {
  aDeskOrder,
  aListedOrder,
  deskOrderEvents,
} from '@formulary/rules/dispatch/fixtures/deskOrders';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { type ListedOrder, ORDERS_A_PAGE } from '@formulary/rules/orders/orderList';
import { whatBlocks } from '@formulary/rules/dispatch/whatBlocks';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { http, HttpResponse, type HttpHandler } from 'msw';

const HOUR_MS = 3_600_000;
const states = ['Processing', 'Awaiting payment', 'Dispatched', 'Delivered', 'Cancelled'] as const;
const waits = ['packing', 'payment', 'delivery', undefined, undefined] as const;

/** Returns orders of every state, the newest first. */
function someListedOrders(count = 12): readonly ListedOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const id = 31 - index;
    const kind = index % states.length;
    const isUnpaid = states[kind] === 'Awaiting payment';
    return aListedOrder({
      id,
      number: `F-2026-${String(id).padStart(6, '0')}`,
      placedAt: new Date(Date.parse('2026-11-12T14:32:00Z') - index * 7 * HOUR_MS),
      state: states[kind] ?? 'Processing',
      waitsFor: waits[kind],
      paymentStatus: isUnpaid ? 'Pending' : 'Paid',
      heldUntil: isUnpaid ? new Date('2026-11-20T14:32:00Z') : undefined,
      amount: 148_350 + index * 31_800,
      onHold: index === 5 ? 'Is the clinic’s address right?' : undefined,
      isFlagged: index === 2,
    });
  });
}

interface MockOrders {
  readonly listed?: readonly ListedOrder[];
  readonly order?: DeskOrder;
  readonly events?: readonly DeskEvent[];
}

/** Mocks the calls about orders; a change raises the version and is told in the timeline. */
export function orderHandlers({
  listed = someListedOrders(),
  order: start = aDeskOrder(),
  events: begun = deskOrderEvents(),
}: MockOrders = {}): readonly HttpHandler[] {
  let order = start;
  let events = begun;
  const change = (
    id: number,
    version: number,
    { sentence, ...next }: Partial<DeskOrder> & { readonly sentence: string },
  ) => {
    if (id !== order.order.id) return refusal(404, 'not-found');
    if (version !== order.version) return refusal(409, 'record-changed');
    const event: DeskEvent = {
      id: version + 1,
      at: new Date('2026-11-13T10:00:00Z'),
      author: { kind: 'staff', name: 'Priya Shah', role: 'superintendent' },
      sentence,
      subject: `order ${id}`,
    };
    events = [...events, event];
    order = { ...order, ...next, version: event.id };
    return { answer: undefined };
  };
  return [
    mockCall(listDeskOrders, ({ body: { filter, after, limit = ORDERS_A_PAGE } }) => {
      const found = listed.filter(
        ({ state, number, buyer }) =>
          (filter.state === undefined || filter.state === state) &&
          `${number} ${buyer}`.toLowerCase().includes((filter.search ?? '').toLowerCase()),
      );
      const begin = Number(after ?? 0);
      const orders = found.slice(begin, begin + limit);
      return {
        answer: {
          orders,
          ...(begin + limit < found.length ? { next: String(begin + limit) } : {}),
          total: found.length,
        },
      };
    }),
    mockCall(calls.getDeskOrder, ({ params: { id } }) => {
      if (id === order.order.id) return { answer: order };
      const other = listed.find((each) => each.id === id);
      if (!other) return refusal(404, 'not-found');
      const { state, paymentStatus, awaitsPrice, onHold } = other;
      const dispatched = { state, paymentStatus, awaitsPrice, onHold, prescriptions: [] };
      const blockers = whatBlocks(dispatched, new Date('2026-11-13T10:00:00Z'));
      const received = paymentStatus === 'Paid' ? other.amount : 0;
      return { answer: { ...order, order: other, blockers, received } };
    }),
    mockCall(calls.getDeskOrderTimeline, () => ({ answer: events })),
    mockCall(calls.holdDeskOrder, ({ params, body }) =>
      change(params.id, body.version, {
        sentence: 'Put the order on hold',
        order: { ...order.order, onHold: body.reason },
        blockers: [{ code: 'hold', sentence: `On hold: ${body.reason}` }],
      }),
    ),
    mockCall(calls.releaseDeskOrder, ({ params, body }) =>
      change(params.id, body.version, {
        sentence: 'Released the order',
        order: { ...order.order, onHold: undefined },
        blockers: [],
      }),
    ),
    mockCall(calls.unflagDeskOrder, ({ params, body }) =>
      change(params.id, body.version, {
        sentence: 'Cleared the flag',
        order: { ...order.order, isFlagged: false },
        flags: [],
      }),
    ),
    mockCall(calls.sendDeskParcel, ({ params, body }) => {
      const packs = new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity]));
      const lines = order.lines.map((line) => ({
        ...line,
        sent: line.sent + (packs.get(line.id) ?? 0),
      }));
      const isAll = lines.every(({ quantity, sent }) => quantity === sent);
      const number = order.parcels.length + 1;
      return change(params.id, body.version, {
        sentence: `Sent parcel ${number}`,
        lines,
        order: { ...order.order, ...(isAll ? { state: 'Dispatched' as const } : {}) },
        parcels: [
          ...order.parcels,
          {
            id: number,
            number,
            courier: body.courier,
            tracking: body.tracking,
            sentAt: new Date('2026-11-13T10:00:00Z'),
            lines: body.lines.map((line) => ({
              ...line,
              name: lines.find(({ id }) => id === line.lineId)?.name ?? '',
            })),
          },
        ],
      });
    }),
    mockCall(calls.deliverDeskOrder, ({ params, body }) =>
      change(params.id, body.version, {
        sentence: 'Marked the order as delivered',
        order: { ...order.order, state: 'Delivered' },
      }),
    ),
    mockCall(calls.cancelDeskOrder, ({ params, body }) =>
      change(params.id, body.version, {
        sentence: 'Cancelled the order',
        order: { ...order.order, state: 'Cancelled' },
      }),
    ),
    mockCall(calls.correctDeskAddress, ({ params, body }) =>
      change(params.id, body.version, { sentence: 'Corrected the delivery address' }),
    ),
    mockCall(calls.correctDeskLines, ({ params, body }) => {
      const packs = new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity]));
      const lines = order.lines.map((line) => ({
        ...line,
        quantity: packs.get(line.id) ?? line.quantity,
      }));
      return change(params.id, body.version, { sentence: 'Corrected the lines', lines });
    }),
    http.post(
      calls.exportDeskOrders.path,
      () => new HttpResponse('Order', { headers: { 'content-type': 'text/csv' } }),
    ),
  ];
}
