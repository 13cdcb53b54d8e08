import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExactMoney } from '../money/formatMoney.ts';
import { orderAmount } from '../orders/orderAmount.ts';
import type { InvoiceKind } from '../orders/orderInvoice.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { chargeOf, deliveryRates, nothingCharged, vatBasis } from './charge.ts';
import { creditOf } from './creditOf.ts';
import { aChargedLine } from './fixtures/aChargedLine.ts';
import { invoiceNumber, invoiceSums, negativeRates } from './invoiceSums.ts';

const mills = (pounds = '') => Math.round(Number(pounds) * 1000);
const pounds = (amount: number) => (amount / 1000).toFixed(2);

/** Parses '117.00 + 23.40 at 20' into the sums of a rate. */
function ratesIn(text = '') {
  return [...text.matchAll(/([\d.]+) \+ ([\d.]+) at (\d+)/g)].map(([, net, vat, percent]) => {
    return { percent: Number(percent), net: mills(net), vat: mills(vat) };
  });
}

function lineOf(unitPrice: number, vatPercent: number, isPrescription: boolean) {
  const line = { quantity: 1, unitPrice, promotions: [], vatPercent, isPrescription };
  const { subtotal, vat, total } = priceLine(line);
  return { total, charged: aChargedLine({ ...line, subtotal, vat }) };
}

function orderOf(bought: readonly ReturnType<typeof lineOf>[], deliveryFee: number) {
  return {
    lines: bought.map(({ charged }) => charged),
    delivery: { details: 'Courier' },
    deliveryFee,
    amount: orderAmount({ lineTotals: bought.map(({ total }) => total), deliveryFee }),
  };
}

/** Returns a charged line with packs on prescription. */
function prescribed(lineId: number, quantity: number, unitPrice: number) {
  const subtotal = quantity * unitPrice;
  return aChargedLine({ lineId, isPrescription: true, quantity, unitPrice, subtotal, vat: 0 });
}

const someLine = fc.tuple(
  fc.integer({ min: 0, max: 9_999_999 }),
  fc.constantFrom(0, 5, 20),
  fc.boolean(),
);
const someLines = fc.array(someLine, { minLength: 1, maxLength: 12 });
const someFee = fc.integer({ min: 0, max: 5_000 }).map((pence) => pence * 10);

describe('invoices', () => {
  test.each(workedExamples('invoice', 'Delivery by rate'))(
    'split a delivery fee of $Fee in proportion to the goods: $Goods',
    (row) => {
      const shares = deliveryRates(ratesIn(row['Goods']), mills(row['Fee']));
      const said = shares.map(
        ({ net, vat, percent }) => `${pounds(net)} + ${pounds(vat)} at ${percent}`,
      );
      expect(said.join(', ')).toBe(row['Shares']);
    },
  );

  test('split amounts beyond the exact range of a product to the penny', () => {
    const half = { percent: 20, net: 4_000_000_000_000, vat: 0 };
    const shares = deliveryRates([half, { ...half, percent: 0 }], 1_000_000_000);
    expect(shares.map(({ net, vat }) => net + vat)).toEqual([500_000_000, 500_000_000]);
  });

  test('add up to the amount paid for any order, and each rate is within two pennies of the exact value', () => {
    fc.assert(
      fc.property(someLines, someFee, (bought, fee) => {
        const order = orderOf(
          bought.map((each) => lineOf(...each)),
          fee,
        );
        const { rates, net, vat, amount } = invoiceSums(chargeOf(order));
        expect(
          [net, vat, ...rates.flatMap((rate) => [rate.net, rate.vat])].map((n) => n % 10),
        ).toEqual(Array.from({ length: 2 + rates.length * 2 }, () => 0));
        expect(net + vat).toBe(amount);
        expect(amount).toBe(order.amount);
        expect(rates.reduce((sum, rate) => sum + rate.net, 0)).toBe(net);
        expect(rates.reduce((sum, rate) => sum + rate.vat, 0)).toBe(vat);
        for (const rate of rates) {
          expect(
            Math.abs(rate.vat - ((rate.net + rate.vat) * rate.percent) / (100 + rate.percent)),
          ).toBeLessThan(20 + bought.length);
        }
      }),
    );
  });

  test('leave out a line without packs', () => {
    const order = orderOf([lineOf(10_000, 20, false)], 0);
    const gone = aChargedLine({ lineId: 2, quantity: 0, subtotal: 0, vat: 0 });
    expect(chargeOf({ ...order, lines: [...order.lines, gone] })).toEqual(chargeOf(order));
  });

  test('credit exactly the difference to the remaining charge, to the penny', () => {
    fc.assert(
      fc.property(
        someLines,
        someFee,
        fc.array(fc.boolean(), { maxLength: 12 }),
        (bought, fee, kept) => {
          const lines = bought.map((each) => lineOf(...each));
          const numbered = lines.map(({ total, charged }, at) => ({
            total,
            charged: { ...charged, lineId: at },
          }));
          const before = chargeOf(orderOf(numbered, fee));
          const left = numbered.filter((_, at) => kept[at] ?? true);
          const after = { ...chargeOf(orderOf(left, fee)), delivery: before.delivery };
          const { sums, lines: credited, delivery } = creditOf(before, after);
          const [charged, still] = [invoiceSums(before), invoiceSums(after)];
          expect(sums.amount).toBe(charged.amount - still.amount);
          expect(sums.net + sums.vat).toBe(sums.amount);
          expect(sums.rates.reduce((sum, rate) => sum + rate.net, 0)).toBe(sums.net);
          expect(sums.rates.reduce((sum, rate) => sum + rate.vat, 0)).toBe(sums.vat);
          expect(delivery.rates).toEqual([]);
          const gone = numbered.filter(
            ({ charged: line }, at) => !(kept[at] ?? true) && line.quantity > 0,
          );
          expect(credited.map(({ lineId }) => lineId)).toEqual(
            gone.map(({ charged: line }) => line.lineId),
          );
        },
      ),
    );
  });

  test('credit the delivery with a fully refunded order', () => {
    const order = chargeOf(orderOf([lineOf(117_000, 20, false)], 7_950));
    const { lines, delivery, sums } = creditOf(order, nothingCharged);
    expect([lines, delivery, sums]).toEqual([order.lines, order.delivery, invoiceSums(order)]);
  });

  test('credit refunds by rate, and the rest when the whole order is credited', () => {
    const free = lineOf(50_000, 0, false);
    const second = { ...free, charged: { ...free.charged, lineId: 2 } };
    const order = chargeOf(orderOf([lineOf(117_000, 20, false), second], 0));
    const refund = {
      refundId: 7,
      details: 'A box arrived dented',
      rates: [
        { percent: 20, net: 10_000, vat: 2_000 },
        { percent: 0, net: 3_000, vat: 0 },
      ],
    };
    const after = { ...order, refunds: [refund], amount: order.amount - 15_000 };
    const part = creditOf(order, after);
    expect([part.lines, part.delivery.rates, part.refunds]).toEqual([[], [], [refund]]);
    expect(part.sums).toEqual({ rates: refund.rates, net: 13_000, vat: 2_000, amount: 15_000 });
    const rest = creditOf(after, nothingCharged);
    expect(rest.lines).toEqual(order.lines);
    expect(rest.refunds).toEqual([{ ...refund, rates: negativeRates(refund.rates) }]);
    expect(part.sums.amount + rest.sums.amount).toBe(order.amount);
    expect(part.sums.vat + rest.sums.vat).toBe(invoiceSums(order).vat);
    // Each credit note states its own refund only.
    const next = { ...refund, refundId: 8 };
    const both = { ...after, refunds: [refund, next], amount: after.amount - 15_000 };
    expect(creditOf(after, both).refunds).toEqual([next]);
  });

  test('credit only removed packs, minus substituted ones', () => {
    const delivery = { details: 'Courier', rates: [] };
    const before = { lines: [prescribed(1, 3, 10_000)], delivery, amount: 30_000 };
    const left = [prescribed(1, 1, 10_000), prescribed(2, 1, 5_000)];
    const after = { lines: left, delivery, amount: 15_000 };
    const { lines, sums } = creditOf(before, after);
    expect(lines.map(({ lineId, quantity, subtotal }) => [lineId, quantity, subtotal])).toEqual([
      [1, 2, 20_000],
      [2, -1, -5_000],
    ]);
    expect(sums).toEqual({
      rates: [{ percent: 0, net: 15_000, vat: 0 }],
      net: 15_000,
      vat: 0,
      amount: 15_000,
    });
  });

  test.each(workedExamples('invoice', 'Why a rate'))('state for $Line the reason: $Says', (row) => {
    const [percent, flag, ...numbers] = (row['Line'] ?? '').split(' ');
    const basis = vatBasis({
      vatPercent: Number(percent),
      isPrescription: flag === 'p',
      prescriptions: numbers.map(Number),
    });
    expect(basis ?? '').toBe(row['Says']);
  });

  test.each(workedExamples('invoice', 'Numbers'))('number $Kind $Count as $Number', (row) => {
    expect(invoiceNumber(row['Kind'] as InvoiceKind, Number(row['Count']))).toBe(row['Number']);
  });

  test.each([
    [1_005, '£1.005'],
    [1_000, '£1.00'],
    [1_234_560, '£1,234.56'],
    [-7_500, '-£7.50'],
  ])('show %i mills as %s', (amount, said) => {
    expect(formatExactMoney(amount)).toBe(said);
  });
});
