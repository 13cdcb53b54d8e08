import * as money from '@formulary/rules/calls/desk/deskMoneyCalls';
import * as statements from '@formulary/rules/calls/desk/deskStatementCalls';
import type { StatementLine } from '@formulary/rules/calls/desk/deskStatementCalls';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { type HttpHandler, HttpResponse } from 'msw';

const ORDER = {
  id: 31,
  number: 'F-2026-000031',
  buyer: 'Amara Okafor',
  company: 'Registered Aesthetics Ltd',
  state: 'Awaiting payment',
  due: 673_450,
  version: 12,
  outcome: 'pays',
  rest: 0,
} as const;

const LINE = { day: '2026-11-27', copy: 1, orders: [] } as const;

/** Lines of a statement, one of each kind. */
const someLines: readonly StatementLine[] = [
  {
    ...LINE,
    id: 1,
    row: 2,
    amount: 673_450,
    text: 'OKAFOR A F-2026-000031',
    group: 'exact',
    orders: [ORDER],
  },
  {
    ...LINE,
    id: 2,
    row: 3,
    amount: 120_000,
    text: 'F-2026-000032 PART',
    group: 'near',
    why: 'short',
    orders: [
      { ...ORDER, id: 32, number: 'F-2026-000032', due: 148_350, outcome: 'part', rest: 28_350 },
    ],
  },
  {
    ...LINE,
    id: 3,
    row: 4,
    amount: 148_350,
    text: 'MARLOWE SKIN CLINIC',
    group: 'near',
    why: 'name',
    orders: [
      {
        ...ORDER,
        id: 33,
        number: 'F-2026-000033',
        buyer: 'Joan Marlowe',
        company: 'Marlowe Skin Clinic Ltd',
        due: 148_350,
      },
    ],
  },
  { ...LINE, id: 4, row: 5, amount: 1_230, text: 'INTEREST', group: 'none' },
  {
    ...LINE,
    id: 5,
    row: 6,
    amount: 36_000,
    text: 'F-2026-000029',
    group: 'booked',
    by: 'Ffion Morgan',
    at: new Date('2026-11-28T09:10:00Z'),
    orderId: 29,
    orderNumber: 'F-2026-000029',
    stands: false,
  },
  {
    ...LINE,
    id: 6,
    row: 7,
    amount: 100_000,
    text: 'HMRC VAT REPAYMENT',
    group: 'aside',
    by: 'Ffion Morgan',
    at: new Date('2026-11-28T09:12:00Z'),
    reason: 'A repayment of VAT',
  },
];

/** Mocks the calls about bank statements, with these lines at the start. */
export function statementHandlers(start = someLines): readonly HttpHandler[] {
  let lines = start;
  const groupOf = (group: string) => lines.filter((line) => line.group === group);
  const sumOf = (group: string) => ({
    count: groupOf(group).length,
    amount: groupOf(group).reduce((sum, { amount }) => sum + amount, 0),
  });
  const summary = () => ({
    id: 5,
    name: 'November.csv',
    importedAt: new Date('2026-11-28T09:00:00Z'),
    by: 'Ffion Morgan',
    firstDay: '2026-11-27',
    lastDay: '2026-11-27',
    open: lines.filter(({ group }) => group !== 'booked' && group !== 'aside').length,
    booked: groupOf('booked').length,
    aside: groupOf('aside').length,
    repeated: 1,
    debits: 2,
    blank: 0,
  });
  const change = (id: number, next: Partial<StatementLine>) => {
    lines = lines.map((line) => (line.id === id ? { ...line, ...next } : line));
  };
  const book = ({ id, orders }: StatementLine, orderId: number) => {
    const orderNumber = orders.find((order) => order.id === orderId)?.number ?? 'F-2026-000040';
    const done = { by: 'Priya Shah', at: new Date('2026-11-28T10:00:00Z'), stands: true };
    change(id, { group: 'booked', orders: [], orderId, orderNumber, ...done });
    return orderNumber;
  };
  return [
    mockCall(statements.listStatements, () => ({ answer: lines.length > 0 ? [summary()] : [] })),
    mockCall(statements.importStatement, ({ body, files }) => {
      if (files['statement']?.name === 'unclear.csv' && body.dateOrder === undefined) {
        const code = 'statement-dates-unclear';
        const message = fillGaps(deskMessages[code], { date: '03/04/2026', row: 2 });
        return HttpResponse.json({ code, message }, { status: 400 });
      }
      if (files['statement']?.name === 'broken.csv') {
        const code = 'statement-cell';
        const words = {
          row: 3,
          column: 'Amount',
          value: 'twelve',
          expected: 'an amount in pounds and pence',
        };
        return HttpResponse.json(
          { code, message: fillGaps(deskMessages[code], words) },
          { status: 400 },
        );
      }
      return { answer: { id: 5, wasKnown: false } };
    }),
    mockCall(statements.getStatement, ({ query }) => ({
      answer: {
        statement: summary(),
        exact: sumOf('exact'),
        near: sumOf('near'),
        none: sumOf('none'),
        lines: groupOf(query.group),
        hasMore: false,
      },
    })),
    mockCall(statements.bookExactLines, () => {
      const rows = groupOf('exact').map((line) => {
        const orderId = line.orders[0]?.id ?? 1;
        return { lineId: line.id, row: line.row, orderId, orderNumber: book(line, orderId) };
      });
      return { answer: { rows, left: 0 } };
    }),
    mockCall(statements.bookStatementLine, ({ params, body }) => {
      const line = lines.find(({ id }) => id === params.id);
      if (!line) return refusal(404, 'not-found');
      book(line, body.orderId);
      return { answer: { state: 'Processing', due: 0, back: 0 } } as const;
    }),
    mockCall(statements.setStatementLineAside, ({ params, body }) => {
      change(params.id, { group: 'aside', reason: body.reason, by: 'Priya Shah' });
      return { answer: undefined };
    }),
    mockCall(statements.reopenStatementLine, ({ params }) => {
      change(params.id, { group: 'none', orders: [] });
      return { answer: undefined };
    }),
    mockCall(statements.findPayableOrders, () => ({
      answer: [
        {
          ...ORDER,
          id: 40,
          number: 'F-2026-000040',
          outcome: 'over' as const,
          due: 1_000,
          rest: 230,
        },
      ],
    })),
  ];
}

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
    mockCall(money.listOrdersToPrice, () => ({ answer: toPrice })),
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
    mockCall(money.listDueRefunds, () => ({ answer: due })),
    mockCall(money.payOutRefunds, ({ params }) => {
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
    mockCall(money.listInvoicesOfMonth, ({ query: { month } }) => ({
      answer:
        month === '2026-11'
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
              hasMore: false,
            }
          : { invoices: NOTHING, creditNotes: NOTHING, rows: [], hasMore: false },
    })),
  ];
}

const NOTHING = { count: 0, net: 0, vat: 0, amount: 0 };
