import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../dates/calendar.ts';
import { chargeOf, nothingCharged } from '../invoices/charge.ts';
import { creditOf } from '../invoices/creditOf.ts';
import { aChargedLine } from '../invoices/fixtures/aChargedLine.ts';
import { invoiceSums } from '../invoices/invoiceSums.ts';
import { orderAmount } from '../orders/orderAmount.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { eachDay, longPiecesOf, piecesOf, reportRange, withRunningYear } from './reportPeriod.ts';
import { figureUnits, reportNames, reportShape } from './reports.ts';
import { otherSales, type SaleSums, salesOf } from './salesOf.ts';
import { hoursWithin, workedHours } from './workedHours.ts';

const range = (from: string, to: string, beforeFrom: string, beforeTo: string) => ({
  from,
  to,
  before: { from: beforeFrom, to: beforeTo },
});

describe('the period of a report', () => {
  test.each([
    ['this-month', range('2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28')],
    ['last-month', range('2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31')],
    ['this-quarter', range('2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31')],
    ['last-quarter', range('2025-10-01', '2025-12-31', '2025-07-01', '2025-09-30')],
    ['this-year', range('2026-01-01', '2026-03-31', '2025-01-01', '2025-03-31')],
    ['last-year', range('2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31')],
  ] as const)('%s is compared with the one before', (period, expected) => {
    expect(reportRange({ period }, '2026-03-31')).toEqual(expected);
  });

  test('chosen days are compared with as many days just before', () => {
    const chosen = { period: 'days', from: '2026-03-01', to: '2026-03-10' } as const;
    expect(reportRange(chosen, '2026-11-29')).toEqual(
      range('2026-03-01', '2026-03-10', '2026-02-19', '2026-02-28'),
    );
  });

  test.each([
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2026-03-02' },
    { to: '2026-03-02' },
    { from: '2025-01-01', to: '2026-01-02' },
  ])('there is none of %o', (days) => {
    expect(reportRange({ period: 'days', ...days }, '2026-11-29')).toBeUndefined();
  });

  test('that ends today has the sums of its running year; one that ended has not', () => {
    const running = { from: '2026-11-01', to: '2026-11-29' };
    expect(withRunningYear(running, '2026-11-29').to).toBe('2026-12-31');
    expect(withRunningYear(running, '2026-11-30')).toEqual(running);
    expect(piecesOf(withRunningYear(running, '2026-11-29'))).toEqual([
      { grain: 'month', from: '2026-11-01', to: '2026-12-01' },
    ]);
  });

  test('a year is one piece of the longest grain, and chosen days have some of each', () => {
    expect(longPiecesOf({ from: '2025-01-01', to: '2025-12-31' })).toEqual([
      { grain: 'year', from: '2025-01-01', to: '2025-01-01' },
    ]);
    expect(longPiecesOf({ from: '2024-08-30', to: '2026-05-02' })).toEqual([
      { grain: 'day', from: '2024-08-30', to: '2024-08-31' },
      { grain: 'month', from: '2024-09-01', to: '2024-09-01' },
      { grain: 'quarter', from: '2024-10-01', to: '2024-10-01' },
      { grain: 'year', from: '2025-01-01', to: '2025-01-01' },
      { grain: 'quarter', from: '2026-01-01', to: '2026-01-01' },
      { grain: 'month', from: '2026-04-01', to: '2026-04-01' },
      { grain: 'day', from: '2026-05-01', to: '2026-05-02' },
    ]);
  });

  const months = { day: 0, month: 1, quarter: 3, year: 12 } as const;

  test.each([
    ['months and single days', piecesOf],
    ['years, quarters, months and single days', longPiecesOf],
  ])('its pieces of whole %s cover each day once', (_of, cut) => {
    const someRange = fc
      .record({
        start: fc.integer({ min: 0, max: 1_500 }),
        days: fc.integer({ min: 0, max: 1_500 }),
      })
      .map(({ start, days }) => {
        const from = addDays('2023-12-15', start);
        return { from, to: addDays(from, days) };
      });
    fc.assert(
      fc.property(someRange, (days) => {
        const covered = cut(days).flatMap(({ grain, from, to }) =>
          grain === 'day'
            ? eachDay({ from, to })
            : eachDay({ from, to: addDays(addMonths(to, months[grain]), -1) }),
        );
        expect(covered).toEqual(eachDay(days));
      }),
    );
  });
});

describe('hours on working days', () => {
  test.each([
    ['on one day', '2026-11-24T09:00:00Z', '2026-11-24T14:20:00Z', 6],
    ['over a weekend', '2026-11-27T16:00:00Z', '2026-11-30T10:00:00Z', 18],
    ['within a weekend', '2026-11-28T09:00:00Z', '2026-11-29T17:00:00Z', 0],
    ['over Christmas and its bank holidays', '2026-12-24T12:00:00Z', '2026-12-29T12:00:00Z', 24],
    ['when the clocks go back on a Sunday', '2026-10-23T12:00:00Z', '2026-10-26T12:00:00Z', 23],
    ['in a year without known holidays', '2020-12-24T12:00:00Z', '2020-12-28T12:00:00Z', 48],
    ['backwards', '2026-11-24T14:00:00Z', '2026-11-24T09:00:00Z', 0],
  ])('%s', (_when, from, to, hours) => {
    expect(workedHours(new Date(from), new Date(to))).toBe(hours);
  });

  test('the median and the 90th percentile are those of the sorted list', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 60 }),
        fc.constantFrom(0.5, 0.9),
        (all, share) => {
          const counts = all.map((hours) => ({ hours, count: 1 }));
          const sorted = all.toSorted((one, other) => one - other);
          expect(hoursWithin(counts, share)).toBe(sorted[Math.ceil(all.length * share - 1e-9) - 1]);
        },
      ),
    );
    expect(hoursWithin([], 0.5)).toBeUndefined();
    expect(
      hoursWithin(
        [
          { hours: 30, count: 1 },
          { hours: 2, count: 9 },
        ],
        0.9,
      ),
    ).toBe(2);
  });
});

const sumOf = (parts: Iterable<SaleSums>) =>
  [...parts].reduce((sum, { net, vat }) => ({ net: sum.net + net, vat: sum.vat + vat }), {
    net: 0,
    vat: 0,
  });

/** Every third line is an item by hand. */
const productOf = (lineId: number) => (lineId % 3 === 0 ? undefined : 100 + (lineId % 4));

describe('the sales of an invoice', () => {
  const bought = fc.record({
    unitPrice: fc.integer({ min: 0, max: 999_999 }),
    vatPercent: fc.constantFrom(0, 5, 20),
    isPrescription: fc.boolean(),
    quantity: fc.integer({ min: 1, max: 30 }),
  });
  const orders = fc.record({
    lines: fc.array(bought, { minLength: 1, maxLength: 8 }),
    deliveryFee: fc.integer({ min: 0, max: 2_000 }).map((pence) => pence * 10),
    left: fc.integer({ min: 0, max: 8 }),
  });
  const charged = (lines: readonly Parameters<typeof priceLineOf>[0][], deliveryFee: number) => {
    const priced = lines.map(priceLineOf);
    const amount = orderAmount({ lineTotals: priced.map(({ total }) => total), deliveryFee });
    const delivery = { details: 'Courier' };
    return chargeOf({ lines: priced.map(({ line }) => line), delivery, deliveryFee, amount });
  };
  let nextLine = 0;
  function priceLineOf(line: {
    readonly unitPrice: number;
    readonly vatPercent: number;
    readonly isPrescription: boolean;
    readonly quantity: number;
    readonly lineId?: number;
  }) {
    const { subtotal, vat, total } = priceLine({ ...line, promotions: [] });
    nextLine += 1;
    return { total, line: aChargedLine({ lineId: nextLine, ...line, subtotal, vat }) };
  }

  test('by rate and by product add up to the invoice, and to its credit note', () => {
    fc.assert(
      fc.property(orders, ({ lines, deliveryFee, left }) => {
        const numbered = lines.map((line, at) => ({ ...line, lineId: at + 1 }));
        const charge = charged(numbered, deliveryFee);
        const rest = numbered.slice(0, left);
        const after = rest.length === 0 ? nothingCharged : charged(rest, deliveryFee);
        const credit = { given: creditOf(charge, after) };
        for (const [content, sums] of [
          [{ charge }, invoiceSums(charge)],
          [{ charge: after, credit }, credit.given.sums],
        ] as const) {
          const sales = salesOf(content, productOf);
          const { net, vat } = sums;
          expect(sales.all).toMatchObject({ net, vat });
          expect(sumOf(sales.rates.values())).toEqual({ net, vat });
          expect(sumOf(sales.products.values())).toEqual({ net, vat });
        }
        const packs = numbered.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(salesOf({ charge }, productOf).all.packs).toBe(packs);
      }),
    );
  });

  test('money given back without goods has a row of its own', () => {
    const line = { unitPrice: 10_000, vatPercent: 20, isPrescription: false, quantity: 3 };
    const charge = charged([{ ...line, lineId: 1 }], 0);
    const rates = [{ percent: 20, net: 5_000, vat: 1_000 }];
    const refunds = [{ refundId: 1, details: 'Goodwill', rates }];
    const after = { ...charge, refunds, amount: charge.amount - 6_000 };
    const credit = { given: creditOf(charge, after) };
    const given = salesOf({ charge: after, credit }, productOf);
    expect([...given.products]).toEqual([
      [otherSales.withoutGoods, { packs: 0, net: 5_000, vat: 1_000 }],
    ]);
    expect(given.all).toEqual({ packs: 0, net: 5_000, vat: 1_000 });
    const invoice = salesOf({ charge: after }, productOf);
    expect(invoice.products.get(otherSales.withoutGoods)).toEqual({
      packs: 0,
      net: -5_000,
      vat: -1_000,
    });
  });
});

test('every report says what it means, and draws figures of its columns', () => {
  for (const name of reportNames) {
    const { definition, columns, chart } = reportShape(name);
    expect(definition).toMatch(/^[A-Z].*\.$/);
    const keys = columns.map(([figure]) => figure);
    expect(Object.keys(figureUnits)).toEqual(expect.arrayContaining(keys));
    expect(keys).toEqual(expect.arrayContaining([...chart.figures]));
  }
});
