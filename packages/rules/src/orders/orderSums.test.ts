import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrderLine } from './fixtures/orders.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { orderAmount } from './orderAmount.ts';
import { orderSumRows, orderSums } from './orderSums.ts';
import { priceLine } from '../pricing/priceLine.ts';

function lineOf(unitPrice: number, vatPercent: number, isPrescription = false) {
  const { subtotal, vat, total } = priceLine({
    quantity: 1,
    unitPrice,
    promotions: [],
    vatPercent,
    isPrescription,
  });
  return anOrderLine({ subtotal, vat, total, vatPercent, isPrescription });
}

function orderOf(lines: readonly ReturnType<typeof lineOf>[], deliveryFee: number) {
  const amount = orderAmount({ lineTotals: lines.map(({ total }) => total), deliveryFee });
  return { lines, deliveryFee, amount };
}

/** Parses '10.004 at 20, 5.00 at 5p' into two lines, the second on prescription. */
function linesIn(text = '') {
  return [...text.matchAll(/([\d.]+) at (\d+)(p?)/g)].map(([, price, percent, flag]) =>
    lineOf(Math.round(Number(price) * 1000), Number(percent), flag === 'p'),
  );
}

describe('sums of an order', () => {
  test.each(workedExamples('pricing', 'Net, VAT by rate and gross'))(
    'add net, VAT by rate and delivery up to the amount paid, to the penny',
    (row) => {
      const order = orderOf(linesIn(row['Lines']), Math.round(Number(row['Delivery']) * 1000));
      const rows = orderSumRows({ ...order, delivery: { details: 'Courier' } });
      const said = rows.map(({ label, value }) => `${label}: ${value}`).join('; ');
      expect(said).toBe(row['Says']);
    },
  );

  const price = fc.integer({ min: 0, max: 9_999_999 });
  const line = fc.tuple(price, fc.constantFrom(0, 5, 12, 20), fc.boolean());
  const cart = fc.array(line, { minLength: 1, maxLength: 12 });

  test('add up for any order, and no figure is off by a whole penny', () => {
    fc.assert(
      fc.property(cart, fc.integer({ min: 0, max: 5000 }), (bought, pence) => {
        const order = orderOf(
          bought.map((each) => lineOf(...each)),
          pence * 10,
        );
        const { net, vat, rates, goods, deliveryFee, amount } = orderSums(order);
        const figures = [net, vat, goods, amount, ...rates.flatMap((rate) => [rate.net, rate.vat])];
        expect(figures.every((figure) => figure % 10 === 0)).toBe(true);
        expect(net + vat).toBe(goods);
        expect(goods + deliveryFee).toBe(amount);
        expect(rates.reduce((sum, rate) => sum + rate.net, 0)).toBe(net);
        expect(rates.reduce((sum, rate) => sum + rate.vat, 0)).toBe(vat);
        for (const rate of rates) {
          const of = order.lines.filter(
            ({ isPrescription, vatPercent }) => (isPrescription ? 0 : vatPercent) === rate.percent,
          );
          const exactNet = of.reduce((sum, { subtotal }) => sum + subtotal, 0);
          const exactVat = of.reduce((sum, each) => sum + each.vat, 0);
          expect(Math.abs(rate.net - exactNet)).toBeLessThan(10);
          expect(Math.abs(rate.vat - exactVat)).toBeLessThan(10);
        }
      }),
    );
  });

  test('show only the delivery amount while a price is to follow', () => {
    const order = { ...orderOf([lineOf(10_000, 20)], 4_950), delivery: { details: 'Courier' } };
    const rows = orderSumRows({ ...order, awaitsPrice: true });
    expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Courier, including VAT: £4.95',
      'Total: Price to follow',
    ]);
  });
});
