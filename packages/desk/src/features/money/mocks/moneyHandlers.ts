import * as money from '@formulary/rules/calls/desk/deskMoneyCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { http, type HttpHandler, HttpResponse } from 'msw';

const someOrders: readonly money.OrderToPrice[] = [
  {
    id: 50,
    number: 'F-2026-000050',
    buyer: 'Tomasz Nowak',
    company: 'Nowak Clinic',
    placedAt: new Date('2026-11-26T14:20:00Z'),
    version: 70,
    items: [
      { index: 1, name: 'Lidocaine 2% gel, 20 ml', packs: 3 },
      { index: 2, name: 'Hyaluronidase 1,500 units', packs: 1, price: 24_500 },
    ],
  },
];

const someRefunds: readonly money.DueRefund[] = [
  {
    orderId: 60,
    number: 'F-2026-000060',
    buyer: 'Joan Marlowe',
    paymentMode: 'card',
    amount: 12_000,
    since: new Date('2026-11-20T09:00:00Z'),
    reasons: ['The box was dented'],
    version: 80,
    isOwnMatch: false,
  },
  {
    orderId: 61,
    number: 'F-2026-000061',
    buyer: 'Amara Okafor',
    company: 'Registered Aesthetics Ltd',
    paymentMode: 'bankTransfer',
    amount: 500,
    since: new Date('2026-11-25T09:00:00Z'),
    reasons: ['More than was due'],
    version: 81,
    isOwnMatch: true,
  },
];

/** Mocks the calls about prices, refunds and invoices, with these at the start. */
export function moneyHandlers({
  orders = someOrders,
  refunds = someRefunds,
}: {
  readonly orders?: readonly money.OrderToPrice[];
  readonly refunds?: readonly money.DueRefund[];
} = {}): readonly HttpHandler[] {
  let toPrice = orders;
  let due = refunds;
  let left = [
    { percent: 20, net: 30_000, vat: 6_000 },
    { percent: 0, net: 20_000, vat: 0 },
  ];
  return [
    mockCall(money.listOrdersToPrice, () => ({ answer: { rows: toPrice, total: toPrice.length } })),
    mockCall(money.priceOrderItem, ({ params, body }) => {
      const order = toPrice.find(({ id }) => id === params.id);
      if (order?.version !== body.version) return refusal(409, 'record-changed');
      const items = order.items.map((item) =>
        item.index === body.index ? { ...item, price: body.price } : item,
      );
      const isPriced = items.every(({ price }) => price !== undefined);
      const others = toPrice.filter(({ id }) => id !== params.id);
      toPrice = isPriced ? others : [...others, { ...order, items }];
      return { answer: { amount: body.price * 3, version: 71 } };
    }),
    mockCall(money.listDueRefunds, () => ({ answer: { rows: due, total: due.length } })),
    mockCall(money.payOutRefunds, ({ params }) => {
      const refund = due.find(({ orderId }) => orderId === params.id);
      if (refund?.isOwnMatch) {
        const code = 'refund-own-match';
        return HttpResponse.json({ code, message: deskMessages[code] }, { status: 409 });
      }
      due = due.filter(({ orderId }) => orderId !== params.id);
      return { answer: undefined };
    }),
    mockCall(money.getOrderRefunds, ({ params: { id } }) => ({
      answer: {
        id,
        number: 'F-2026-000060',
        state: 'Delivered' as const,
        paymentStatus: 'Paid' as const,
        amount: 56_000,
        version: 80,
        left,
        refunds: [
          {
            kind: 'goodwill' as const,
            amount: 4_000,
            reason: 'It came late',
            decidedAt: new Date('2026-11-20T09:00:00Z'),
            paidOutAt: new Date('2026-11-21T09:00:00Z'),
          },
        ],
      },
    })),
    mockCall(money.refundOrder, ({ body }) => {
      const most = left.reduce((sum, { net, vat }) => sum + net + vat, 0);
      if (body.amount > most) {
        const code = 'refund-above-paid';
        const message = fillGaps(deskMessages[code], { most: '£56.00' });
        return HttpResponse.json({ code, message }, { status: 409 });
      }
      left = [];
      return { answer: [{ percent: 20, net: body.amount - 2_000, vat: 2_000 }] };
    }),
    http.post(
      money.exportMoneyList.path,
      () => new HttpResponse('Order', { headers: { 'content-type': 'text/csv' } }),
    ),
    mockCall(money.listInvoicesOfMonth, ({ body: { filter } }) => ({
      answer:
        filter.month === '2026-11'
          ? {
              invoices: { count: 1, net: 561_208, vat: 112_242, amount: 673_450 },
              creditNotes: { count: 1, net: 10_000, vat: 2_000, amount: 12_000 },
              rows: [
                {
                  id: 13,
                  kind: 'Credit note' as const,
                  number: 'CN-000003',
                  issuedAt: new Date('2026-11-21T09:00:00Z'),
                  orderId: 60,
                  orderNumber: 'F-2026-000060',
                  customer: 'Joan Marlowe',
                  net: 10_000,
                  vat: 2_000,
                  amount: 12_000,
                },
                {
                  id: 12,
                  kind: 'Invoice' as const,
                  number: 'INV-000012',
                  issuedAt: new Date('2026-11-13T09:05:00Z'),
                  orderId: 31,
                  orderNumber: 'F-2026-000031',
                  customer: 'Registered Aesthetics Ltd',
                  net: 561_208,
                  vat: 112_242,
                  amount: 673_450,
                },
              ],
              total: 2,
            }
          : { invoices: NOTHING, creditNotes: NOTHING, rows: [], total: 0 },
    })),
  ];
}

const NOTHING = { count: 0, net: 0, vat: 0, amount: 0 };
