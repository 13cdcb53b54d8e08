import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPromotion } from '../fixtures/aPromotion.ts';
import { activePromotions } from './activePromotions.ts';
import { cartTotals } from './cartTotals.ts';
import { orderAmount } from './orderAmount.ts';
import { priceBreaks } from './priceBreaks.ts';
import { priceLine } from './priceLine.ts';
import { whatChanged } from './whatChanged.ts';

const line = fc.record({
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
  test('promotions hold from their first to their last millisecond, both included @4.4', () => {
    const startsAt = new Date('2026-03-01T00:00:00.000Z');
    const endsAt = new Date('2026-03-31T23:59:59.999Z');
    const promotion = aPromotion({ startsAt, endsAt });
    const holdsAt = (time: number) => activePromotions([promotion], new Date(time)).length === 1;
    expect(holdsAt(startsAt.getTime() - 1)).toBe(false);
    expect(holdsAt(startsAt.getTime())).toBe(true);
    expect(holdsAt(endsAt.getTime())).toBe(true);
    expect(holdsAt(endsAt.getTime() + 1)).toBe(false);
  });

  test('whole bundles go at the bundle price, the rest at the unit price @9.5 @3.4', () => {
    expect(
      priceBreaks({ quantity: 8, unitPrice: 10_000, promotions: [{ quantity: 3, price: 25_000 }] }),
    ).toEqual([
      { quantity: 6, price: 50_000, bundleSize: 3, fullPrice: 60_000 },
      { quantity: 2, price: 20_000, bundleSize: 1, fullPrice: 20_000 },
    ]);
  });

  test('of several bundles the largest comes first, each as often as it fits whole', () => {
    const promotions = [
      { quantity: 2, price: 19_000 },
      { quantity: 10, price: 80_000 },
      { quantity: 5, price: 45_000 },
    ];
    expect(priceBreaks({ quantity: 18, unitPrice: 10_000, promotions })).toEqual([
      { quantity: 10, price: 80_000, bundleSize: 10, fullPrice: 100_000 },
      { quantity: 5, price: 45_000, bundleSize: 5, fullPrice: 50_000 },
      { quantity: 2, price: 19_000, bundleSize: 2, fullPrice: 20_000 },
      { quantity: 1, price: 10_000, bundleSize: 1, fullPrice: 10_000 },
    ]);
  });

  test('a bundle that costs more than its units is not applied', () => {
    const dear = [{ quantity: 2, price: 20_001 }];
    expect(priceBreaks({ quantity: 4, unitPrice: 10_000, promotions: dear })).toEqual([
      { quantity: 4, price: 40_000, bundleSize: 1, fullPrice: 40_000 },
    ]);
  });

  test('VAT is a percentage of the subtotal, half up to the mill, and 0 on prescription lines @9.5', () => {
    const sold = { quantity: 3, unitPrice: 1_111, vatPercent: 5, promotions: [] };
    expect(priceLine({ ...sold, isPrescription: false })).toMatchObject({
      subtotal: 3_333,
      vat: 167,
      total: 3_500,
      saving: 0,
    });
    expect(priceLine({ ...sold, isPrescription: true })).toMatchObject({
      subtotal: 3_333,
      vat: 0,
      total: 3_333,
    });
  });

  test('the saving is what the units would have cost more @9.5', () => {
    const offer = {
      quantity: 7,
      unitPrice: 60_000,
      vatPercent: 20,
      promotions: [{ quantity: 3, price: 150_000 }],
    };
    expect(priceLine({ ...offer, isPrescription: false })).toMatchObject({
      subtotal: 360_000,
      vat: 72_000,
      total: 432_000,
      saving: 60_000,
    });
  });

  test('subtotal plus saving is the full price, nothing is ever negative', () => {
    fc.assert(
      fc.property(line, (sold) => {
        const { subtotal, saving, vat, total, breaks } = priceLine(sold);
        expect(subtotal + saving).toBe(sold.quantity * sold.unitPrice);
        expect(Math.min(subtotal, saving, vat)).toBeGreaterThanOrEqual(0);
        expect(total).toBe(subtotal + vat);
        expect(breaks.reduce((packs, part) => packs + part.quantity, 0)).toBe(sold.quantity);
      }),
    );
  });

  test('the order of promotions and of lines changes nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const backwards = lines
          .toReversed()
          .map((sold) => priceLine({ ...sold, promotions: sold.promotions.toReversed() }));
        expect(cartTotals(backwards)).toEqual(cartTotals(lines.map(priceLine)));
      }),
    );
  });

  test('a cart adds up column by column @3.5', () => {
    const first = priceLine({
      quantity: 1,
      unitPrice: 10_000,
      vatPercent: 20,
      isPrescription: false,
      promotions: [],
    });
    const second = priceLine({
      quantity: 3,
      unitPrice: 5_000,
      vatPercent: 20,
      isPrescription: true,
      promotions: [{ quantity: 3, price: 12_000 }],
    });
    expect(cartTotals([first, second])).toEqual({
      subtotal: 22_000,
      vat: 2_000,
      total: 24_000,
      saving: 3_000,
    });
  });

  test('the amount to pay is lines plus delivery, rounded once', () => {
    expect(orderAmount({ lineTotals: [1_004, 1_004, 1_004], deliveryFee: 7_950 })).toBe(10_960);
    expect(orderAmount({ lineTotals: [], deliveryFee: 0 })).toBe(0);
  });

  test('tells line by line what is not as the buyer was shown', () => {
    const shown = {
      productId: 1,
      isPrescription: false,
      quantity: 2,
      subtotal: 20_000,
      vat: 4_000,
      total: 24_000,
      saving: 0,
    };
    const now = { ...shown, name: 'Gauze' };
    expect(whatChanged([shown], [now])).toEqual({});
    expect(whatChanged([shown], [{ ...now, quantity: 3 }])).toEqual({
      '1-false': 'Gauze: the quantity is 3 now, not 2',
    });
    expect(whatChanged([shown], [{ ...now, subtotal: 21_000, vat: 4_200, total: 25_200 }])).toEqual(
      {
        '1-false': 'Gauze: the price is £25.20 now, not £24.00',
      },
    );
    expect(whatChanged([shown], [{ ...now, saving: 1 }])).toEqual({
      '1-false': 'Gauze: the offer has changed',
    });
    expect(whatChanged([], [now])).toEqual({ '1-false': 'Gauze was added to the cart' });
    expect(whatChanged([shown], [])).toEqual({ '1-false': 'This item is no longer in your cart' });
  });
});
