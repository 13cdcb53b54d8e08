import { expect, test } from 'vitest';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { MOST_LINES, type SoldProduct } from '../carts/addLines.ts';
import { anOrder, anOrderLine } from './fixtures/orders.ts';
import { canBuyAgain } from './order.ts';
import { orderAgain } from './orderAgain.ts';

/** Returns the product of the order line: 20 packs available at £58.50, with both purchase options. */
function sold(changes: Partial<SoldProduct> = {}): SoldProduct {
  const shelf = { inStock: 22, minimumStock: 2, promotions: [], unitPrice: 58_500 };
  return { ...aCartLine({ type: 'any', ...shelf }), ...changes };
}

const products = (...all: readonly SoldProduct[]) =>
  new Map(all.map((product) => [product.productId, product]));

test('an unchanged product goes into the cart as ordered, without differences', () => {
  const { lines, results } = orderAgain(
    [],
    [anOrderLine(), anOrderLine({ productId: 13, quantity: 5 })],
    products(sold(), sold({ productId: 13 })),
  );
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [12, 2],
    [13, 5],
  ]);
  expect(results).toEqual([
    { productId: 12, isPrescription: false, name: sold().name, packs: 2, differences: [] },
    { productId: 13, isPrescription: false, name: sold().name, packs: 5, differences: [] },
  ]);
});

test('a second time adds nothing and says that the packs were in the cart', () => {
  const once = orderAgain([], [anOrderLine()], products(sold()));
  const twice = orderAgain(once.lines, [anOrderLine()], products(sold()));
  expect(twice.lines).toBe(once.lines);
  expect(twice.results).toMatchObject([
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
] as const)('%s is described correctly', (_what, ordered, now, differences) => {
  const { lines, results } = orderAgain([], [anOrderLine(ordered)], products(sold(now)));
  expect(results).toMatchObject([{ differences }]);
  expect(lines.map(({ isPrescription, quantity }) => [isPrescription, quantity])).toEqual([
    [results[0]?.isPrescription, results[0]?.packs],
  ]);
});

test('a cart with some of the packs gets the rest', () => {
  const { lines, results } = orderAgain(
    [aCartLine({ ...sold(), quantity: 1 })],
    [anOrderLine({ quantity: 4 })],
    products(sold()),
  );
  expect(lines).toMatchObject([{ quantity: 4 }]);
  expect(results[0]?.differences).toEqual(['Your cart had 1 of these already']);
});

test('a product out of stock or not on sale is left out, and only that is reported', () => {
  const { lines, results } = orderAgain(
    [],
    [anOrderLine({ unitPrice: 1 }), anOrderLine({ productId: 13, name: 'Gone' })],
    products(sold({ inStock: 2 })),
  );
  expect(lines).toEqual([]);
  expect(results).toMatchObject([
    { packs: 0, differences: ['Product is out of stock'] },
    { name: 'Gone', packs: 0, differences: ['This product is not available'] },
  ]);
});

test('a full cart gets no new line, and this is reported', () => {
  const full = Array.from({ length: MOST_LINES }, (_, index) =>
    aCartLine({ productId: 1_000 + index }),
  );
  const { lines, results } = orderAgain(full, [anOrderLine()], products(sold()));
  expect(lines).toBe(full);
  expect(results).toMatchObject([{ packs: 0, differences: ['A cart holds at most 500 lines'] }]);
});

test('only manual items cannot be bought again', () => {
  expect(canBuyAgain(anOrder())).toBe(true);
  expect(canBuyAgain(anOrder({ hasManualPrescription: true }))).toBe(false);
});
