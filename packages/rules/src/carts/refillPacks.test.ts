import { expect, test } from 'vitest';
import { refillPacks } from './cartLines.ts';

const ordered = { productId: 4, isPrescription: false, quantity: 5 };
const shelf = { inStock: 12, minimumStock: 2 };

test.each([
  ['an empty cart takes all of it', [], shelf, 5],
  ['a cart that has some of it takes the rest', [{ ...ordered, quantity: 2 }], shelf, 3],
  ['a cart that has as much takes nothing', [ordered], shelf, 0],
  ['a cart that has more keeps it', [{ ...ordered, quantity: 9 }], shelf, 0],
  ['no more than is in stock is taken', [], { inStock: 5, minimumStock: 2 }, 3],
  [
    'the other line of the product counts',
    [{ ...ordered, isPrescription: true, quantity: 7 }],
    shelf,
    3,
  ],
  [
    'nothing is taken where less is left than the cart holds',
    [],
    { inStock: 1, minimumStock: 2 },
    0,
  ],
])('%s', (_what, lines, product, packs) => {
  expect(refillPacks(lines, ordered, product)).toBe(packs);
});
