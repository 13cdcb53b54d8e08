import { expect, test } from 'vitest';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { MOST_LINES } from '../carts/addLine.ts';
import { anOrder } from './fixtures/anOrder.ts';
import { anOrderLine } from './fixtures/anOrderLine.ts';
import { canBuyAgain } from './canBuyAgain.ts';
import type { SoldProduct } from '../carts/soldProduct.ts';
import { orderAgain } from './orderAgain.ts';

/** A product as the order line was bought of: 20 may be had, at £58.50, sold either way. */
function sold(changes: Partial<SoldProduct> = {}): SoldProduct {
  const shelf = { inStock: 22, minimumStock: 2, promotions: [], unitPrice: 58_500 };
  return { ...aCartLine({ type: 'any', ...shelf }), ...changes };
}

const products = (...all: readonly SoldProduct[]) =>
  new Map(all.map((product) => [product.productId, product]));

test('what is sold as it was is in the cart as it was ordered, and there is nothing to say', () => {
  const { lines, became } = orderAgain(
    [],
    [anOrderLine(), anOrderLine({ productId: 13, quantity: 5 })],
    products(sold(), sold({ productId: 13 })),
  );
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [12, 2],
    [13, 5],
  ]);
  expect(became).toEqual([
    { productId: 12, isPrescription: false, name: sold().name, packs: 2, differences: [] },
    { productId: 13, isPrescription: false, name: sold().name, packs: 5, differences: [] },
  ]);
});

test('twice is as good as once, and the second time says that it was there', () => {
  const once = orderAgain([], [anOrderLine()], products(sold()));
  const twice = orderAgain(once.lines, [anOrderLine()], products(sold()));
  expect(twice.lines).toBe(once.lines);
  expect(twice.became).toMatchObject([
    { packs: 2, differences: ['Your cart had 2 of these already'] },
  ]);
});

const offer = { quantity: 3, price: 150_000 };
const dated = { startsAt: new Date('2026-01-01'), endsAt: new Date('2027-01-01') };

test.each([
  ['another price', {}, { unitPrice: 60_000 }, ['The price is £60.00 now, not £58.50']],
  ['a price that reads the same', {}, { unitPrice: 58_501 }, []],
  ['another rate of VAT', {}, { vatPercent: 5 }, ['VAT is 5% now, not 20%']],
  ['another rate, on prescription', { isPrescription: true }, { vatPercent: 5 }, []],
  [
    'less in stock',
    { quantity: 30 },
    {},
    ['Only 20 of 30 packs could go into your cart: no more are in stock'],
  ],
  [
    'an offer that is over',
    { quantity: 3, promotions: [offer] },
    {},
    ['The offer of 3 for £150.00 has ended'],
  ],
  [
    'an offer at another price',
    { quantity: 3, promotions: [offer] },
    { promotions: [{ ...offer, price: 160_000, ...dated }] },
    ['The offer of 3 for £150.00 has ended', 'There is an offer now: 3 for £160.00'],
  ],
  [
    'the same offer',
    { quantity: 3, promotions: [offer] },
    { promotions: [{ ...offer, ...dated }] },
    [],
  ],
  [
    'an offer that the line is too small for',
    { quantity: 2 },
    { promotions: [{ ...offer, ...dated }] },
    [],
  ],
  [
    'sold on prescription only since',
    {},
    { type: 'prescription' },
    [
      'It is sold on prescription only now: the checkout asks for the patient',
      'VAT is 0% now, not 20%',
    ],
  ],
  [
    'sold without a prescription only since',
    { isPrescription: true },
    { type: 'nonPrescription' },
    ['It is sold without a prescription only now', 'VAT is 20% now, not 0%'],
  ],
] as const)('%s is said', (_what, ordered, now, differences) => {
  const { lines, became } = orderAgain([], [anOrderLine(ordered)], products(sold(now)));
  expect(became).toMatchObject([{ differences }]);
  expect(lines.map(({ isPrescription, quantity }) => [isPrescription, quantity])).toEqual([
    [became[0]?.isPrescription, became[0]?.packs],
  ]);
});

test('a cart that has some of it takes the rest', () => {
  const { lines, became } = orderAgain(
    [aCartLine({ ...sold(), quantity: 1 })],
    [anOrderLine({ quantity: 4 })],
    products(sold()),
  );
  expect(lines).toMatchObject([{ quantity: 4 }]);
  expect(became[0]?.differences).toEqual(['Your cart had 1 of these already']);
});

test('what is out of stock or not sold any more stays out, and only that is said', () => {
  const { lines, became } = orderAgain(
    [],
    [anOrderLine({ unitPrice: 1 }), anOrderLine({ productId: 13, name: 'Gone' })],
    products(sold({ inStock: 2 })),
  );
  expect(lines).toEqual([]);
  expect(became).toMatchObject([
    { packs: 0, differences: ['Product is out of stock'] },
    { name: 'Gone', packs: 0, differences: ['This product is not available'] },
  ]);
});

test('a cart that is full takes no further line, and says so', () => {
  const full = Array.from({ length: MOST_LINES }, (_, index) =>
    aCartLine({ productId: 1_000 + index }),
  );
  const { lines, became } = orderAgain(full, [anOrderLine()], products(sold()));
  expect(lines).toBe(full);
  expect(became).toMatchObject([{ packs: 0, differences: ['A cart holds at most 500 lines'] }]);
});

test('only what was written by hand cannot be bought again', () => {
  expect(canBuyAgain(anOrder())).toBe(true);
  expect(canBuyAgain(anOrder({ hasManualPrescription: true }))).toBe(false);
});
