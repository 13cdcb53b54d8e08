import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Charge } from '../../invoices/charge.ts';
import { aChargedLine } from '../../invoices/fixtures/aChargedLine.ts';
import { grossOf, invoiceSums } from '../../invoices/invoiceSums.ts';
import { mayRefund } from './mayRefund.ts';
import { refundableRates, spreadRefund } from './spreadRefund.ts';

const rates = [
  { percent: 20, net: 100_000, vat: 20_000 },
  { percent: 0, net: 60_000, vat: 0 },
];

test.each([
  [
    'in proportion',
    18_000,
    undefined,
    [
      { percent: 20, net: 10_000, vat: 2_000 },
      { percent: 0, net: 6_000, vat: 0 },
    ],
  ],
  ['with the odd penny where most is missing', 10, undefined, [{ percent: 20, net: 10, vat: 0 }]],
  ['over one rate alone', 12_000, 20, [{ percent: 20, net: 10_000, vat: 2_000 }]],
  ['over the other rate', 12_000, 0, [{ percent: 0, net: 12_000, vat: 0 }]],
  ['whole', 180_000, undefined, rates],
] as const)('a refund is spread %s', (_what, amount, percent, value) => {
  expect(spreadRefund(rates, amount, percent)).toEqual({ ok: true, value });
});

test.each([
  ['nothing', 0, undefined, 'refund-amount'],
  ['less than nothing', -10, undefined, 'refund-amount'],
  ['a fraction of a penny', 15, undefined, 'refund-amount'],
  ['no number', Number.NaN, undefined, 'refund-amount'],
  ['more than is left', 180_010, undefined, 'refund-above-paid'],
  ['more than is left of a rate', 120_010, 20, 'refund-above-paid'],
  ['a rate that was not charged', 10, 5, 'refund-above-paid'],
] as const)('a refund of %s is refused', (_what, amount, percent, code) => {
  expect(spreadRefund(rates, amount, percent)).toMatchObject({ ok: false, problem: { code } });
});

test('refunds add up, stay within each rate, and leave nothing when all is given back', () => {
  const pennies = fc.integer({ min: 0, max: 1_000_000_000_000 }).map((each) => each * 10);
  const someRates = fc.uniqueArray(
    fc.record({ percent: fc.constantFrom(0, 5, 20), net: pennies, vat: pennies }),
    { selector: ({ percent }) => percent, minLength: 1 },
  );
  fc.assert(
    fc.property(
      someRates,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 }),
      (charged, parts) => {
        let left: readonly (typeof charged)[number][] = charged.filter(
          (rate) => grossOf([rate]) > 0,
        );
        for (const part of [...parts, 1]) {
          const amount = Math.floor((grossOf(left) / 10) * part) * 10;
          const spread = spreadRefund(left, amount);
          if (!spread.ok) continue;
          expect(grossOf(spread.value)).toBe(amount);
          left = left
            .map((rate) => {
              const given = spread.value.find(({ percent }) => percent === rate.percent);
              return {
                ...rate,
                net: rate.net - (given?.net ?? 0),
                vat: rate.vat - (given?.vat ?? 0),
              };
            })
            .filter((rate) => grossOf([rate]) > 0);
          for (const { net, vat } of left) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
        }
        expect(left).toEqual([]);
      },
    ),
  );
});

test('what can be given back is what is charged, less what was decided before', () => {
  const charge: Charge = {
    lines: [aChargedLine()],
    delivery: { details: '', rates: [] },
    amount: 140_400,
  };
  expect(refundableRates(charge, [])).toEqual(invoiceSums(charge).rates);
  const decided = [{ percent: 20, net: 100_000, vat: 20_000 }];
  expect(refundableRates(charge, [decided])).toEqual([{ percent: 20, net: 17_000, vat: 3_400 }]);
  expect(refundableRates(charge, [invoiceSums(charge).rates])).toEqual([]);
});

test.each([
  ['customer-service', 1, [2, 3], true],
  ['customer-service', 1, [2, 1], false],
  ['superintendent', 1, [1], true],
  ['customer-service', 1, [], true],
] as const)('%s %i may refund what %j booked: %s', (role, staffId, bookedBy, expected) => {
  const refused = { ok: false, problem: { code: 'refund-own-match' } };
  expect(mayRefund({ role, staffId }, bookedBy)).toMatchObject(expected ? { ok: true } : refused);
});
