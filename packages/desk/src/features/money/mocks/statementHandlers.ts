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
    const done = { by: 'Priya Shah', at: new Date('2026-11-28T10:00:00Z'), stands: false };
    change(id, { group: 'booked', orders: [], orderId, orderNumber, ...done });
    return orderNumber;
  };
  return [
    mockCall(statements.listStatements, () => {
      const rows = lines.length > 0 ? [summary()] : [];
      return { answer: { rows, total: rows.length } };
    }),
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
    mockCall(statements.getStatement, ({ body: { filter } }) => ({
      answer: {
        statement: summary(),
        exact: sumOf('exact'),
        near: sumOf('near'),
        none: sumOf('none'),
        rows: groupOf(filter.group ?? 'exact'),
        total: groupOf(filter.group ?? 'exact').length,
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
