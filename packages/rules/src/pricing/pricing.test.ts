import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPromotion } from './fixtures/aPromotion.ts';
import { millsFromPounds } from '../money/pounds.ts';
import { type WorkedExample, workedExamples } from '../testing/workedExamples.ts';
import { activePromotions } from './promotion.ts';
import { appliedPromotions } from './appliedPromotions.ts';
import { cartTotals } from './cartTotals.ts';
import { orderAmount } from '../orders/orderAmount.ts';
import { breaksOnOffer, priceBreaks } from './priceBreaks.ts';
import { priceLine } from './priceLine.ts';
import { describeChanges } from '../orders/describeChanges.ts';

/** Converts pounds in a table to mills. */
function mills(pounds: string | undefined): number {
  const read = millsFromPounds(Number(pounds));
  if (pounds === undefined || pounds === '' || read === undefined)
    throw new Error(`"${pounds}" is no amount`);
  return read;
}

function written(amount: number): string {
  return (amount / 1000).toFixed(3);
}

/** Parses '3 for 25.00, 10 for 80.00'. */
function offersIn(text = '') {
  return [...text.matchAll(/(\d+) for (-?[\d.]+)/g)].map(([, quantity, price]) => ({
    quantity: Number(quantity),
    price: mills(price),
  }));
}

function soldIn(row: WorkedExample) {
  return {
    quantity: Number(row['Packs']),
    unitPrice: mills(row['Unit price']),
    promotions: offersIn(row['Offers']),
  };
}

/** Parses '2, 20.00 + 4.00, 0.00' into a line of product 1. */
function shownIn(text = '') {
  const [quantity, subtotal = '', vat = '', saving] = text.split(/[,+]/).map((part) => part.trim());
  if (!quantity) return [];
  const [goods, tax] = [mills(subtotal), mills(vat)];
  const amounts = { subtotal: goods, vat: tax, total: goods + tax, saving: mills(saving) };
  return [{ productId: 1, isPrescription: false, quantity: Number(quantity), ...amounts }];
}

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
  vatPercent: fc.constantFrom(0, 5, 20),
  isPrescription: fc.boolean(),
  promotions: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      price: fc.integer({ min: 0, max: 50_000_000 }),
    }),
    { maxLength: 5 },
  ),
});

describe('pricing', () => {
  test.each(workedExamples('pricing', 'Promotions that apply'))(
    'applies promotions from their first to their last instant, inclusive @4.4',
    (row) => {
      const promotion = aPromotion({
        startsAt: new Date(`${row['Effective']}Z`),
        endsAt: new Date(`${row['Expires']}Z`),
      });
      const applying = activePromotions([promotion], new Date(row['Now'] ?? ''));
      expect(applying).toEqual(row['Applies'] === 'yes' ? [promotion] : []);
    },
  );

  test.each(workedExamples('pricing', 'Price breaks'))(
    'charges whole bundles first, the largest before others, and the rest at the unit price @9.5 @3.4',
    (row) => {
      const breaks = priceBreaks(soldIn(row)).map(
        ({ quantity, bundleSize, price, fullPrice }) =>
          `${quantity} by ${bundleSize}: ${written(price)} instead of ${written(fullPrice)}`,
      );
      expect(breaks.join('; ')).toBe(row['Breaks']);
    },
  );

  test('lists one bundle of each size that costs no more than its units, and one pack', () => {
    const promotions = [3, 10, 2].map((quantity) => ({ quantity, price: quantity * 900 + 300 }));
    expect(breaksOnOffer({ unitPrice: 1_000, promotions })).toEqual([
      { quantity: 10, price: 9_300, bundleSize: 10, fullPrice: 10_000 },
      { quantity: 3, price: 3_000, bundleSize: 3, fullPrice: 3_000 },
      { quantity: 1, price: 1_000, bundleSize: 1, fullPrice: 1_000 },
    ]);
  });

  test.each(workedExamples('pricing', 'Lines'))(
    'rounds VAT half up to the mill, and charges 0 on prescription lines @9.5',
    (row) => {
      const cost = priceLine({
        ...soldIn(row),
        vatPercent: Number(row['VAT %']),
        isPrescription: row['On prescription'] === 'yes',
      });
      expect(row).toMatchObject({
        Subtotal: written(cost.subtotal),
        VAT: written(cost.vat),
        Total: written(cost.total),
        Saving: written(cost.saving),
      });
    },
  );

  test('applies an offer to a line that fills its bundle at a lower price @3.18', () => {
    const [three, five, dear] = [
      { quantity: 3, price: 30_000 },
      { quantity: 5, price: 45_000 },
      { quantity: 1, price: 12_001 },
    ];
    const offersOf = (quantity: number) =>
      appliedPromotions({ quantity, unitPrice: 12_000, promotions: [three, five, dear] });
    expect([2, 3, 5, 8].map(offersOf)).toEqual([[], [three], [five], [three, five]]);
  });

  test('gives a subtotal plus saving equal to the full price, and nothing negative', () => {
    fc.assert(
      fc.property(anyLine, (sold) => {
        const { subtotal, saving, vat, total, breaks } = priceLine(sold);
        expect(subtotal + saving).toBe(sold.quantity * sold.unitPrice);
        expect(Math.min(subtotal, saving, vat)).toBeGreaterThanOrEqual(0);
        expect(total).toBe(subtotal + vat);
        expect(breaks.reduce((packs, part) => packs + part.quantity, 0)).toBe(sold.quantity);
      }),
    );
  });

  test('does not depend on the order of promotions and lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 6 }), (lines) => {
        const backwards = lines
          .toReversed()
          .map((sold) => priceLine({ ...sold, promotions: sold.promotions.toReversed() }));
        expect(cartTotals(backwards)).toEqual(cartTotals(lines.map(priceLine)));
      }),
    );
  });

  test('adds a cart up column by column @3.5', () => {
    const rows = workedExamples('pricing', 'Cart totals').map((row) => ({
      isSum: row['Line'] === 'Sum',
      cost: {
        subtotal: mills(row['Subtotal']),
        vat: mills(row['VAT']),
        total: mills(row['Total']),
        saving: mills(row['Saving']),
      },
    }));
    const lines = rows.filter(({ isSum }) => !isSum).map(({ cost }) => cost);
    expect([cartTotals(lines)]).toEqual(rows.filter(({ isSum }) => isSum).map(({ cost }) => cost));
    expect(cartTotals([])).toEqual({ subtotal: 0, vat: 0, total: 0, saving: 0 });
  });

  test.each(workedExamples('pricing', 'Amount to pay'))(
    'rounds the amount to pay, lines plus delivery, once',
    (row) => {
      const lineTotals = (row['Line totals'] ?? '').split(', ').filter(Boolean).map(mills);
      const amount = orderAmount({ lineTotals, deliveryFee: mills(row['Delivery fee']) });
      expect(amount).toBe(mills(row['To pay']));
    },
  );

  test.each(workedExamples('pricing', 'What changed'))(
    'describes by line what differs from what the buyer saw',
    (row) => {
      const now = shownIn(row['Now']).map((line) => ({ ...line, name: 'Gauze' }));
      const told = row['Told'] ? { '1-false': row['Told'] } : {};
      expect(describeChanges(shownIn(row['Shown']), now)).toStrictEqual(told);
    },
  );

  test.each(['subtotal', 'vat', 'total'] as const)(
    'reports a %s that differs by a single mill',
    (figure) => {
      const now = shownIn('2, 20.00 + 4.00, 0.00').map((line) => ({ ...line, name: 'Gauze' }));
      const shown = now.map((line) => ({ ...line, [figure]: line[figure] + 1 }));
      expect(describeChanges(shown, now)).toEqual({
        '1-false': 'Gauze: the subtotal or its VAT has changed',
      });
    },
  );
});
