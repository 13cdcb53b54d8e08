import { describe, expect, test } from 'vitest';
import { aCartLine } from '../fixtures/aCartLine.ts';
import { aPromotion } from '../fixtures/aPromotion.ts';
import { checkQuantity } from './checkQuantity.ts';
import { lineKey } from './lineKey.ts';
import { outOfStockLines } from './outOfStockLines.ts';
import { setLineQuantity } from './setLineQuantity.ts';

describe('cart', () => {
  test('a line is its product and its prescription flag @3.5', () => {
    expect(lineKey({ productId: 12, isPrescription: true })).toBe('12-true');
    expect(lineKey({ productId: 12, isPrescription: false })).toBe('12-false');
  });

  test.each([
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '3',
    null,
    undefined,
    true,
    10_000,
    2 ** 53,
    {},
  ])('refuses %j as a quantity @5.16', (quantity) => {
    expect(checkQuantity(quantity)).toMatchObject({
      ok: false,
      problem: { message: 'Invalid quantity' },
    });
  });

  test('a changed quantity is repriced with its offers', () => {
    const line = aCartLine({
      unitPrice: 60_000,
      promotions: [aPromotion({ quantity: 3, price: 150_000 })],
    });
    const changed = setLineQuantity([line], line, 4);
    expect(changed).toMatchObject({
      ok: true,
      value: [{ quantity: 4, subtotal: 210_000, saving: 30_000, vat: 42_000 }],
    });
    expect(line.quantity).toBe(1);
  });

  test.each([0, -1])('a quantity of %d removes the line @4.4', (quantity) => {
    const kept = aCartLine({ productId: 1 });
    const removed = aCartLine({ productId: 2 });
    expect(setLineQuantity([kept, removed], removed, quantity)).toEqual({
      ok: true,
      value: [kept],
    });
  });

  test('both lines of a product count against its stock @5.17', () => {
    const stock = { inStock: 10, minimumStock: 4 };
    const prescription = aCartLine({ ...stock, isPrescription: true, quantity: 4 });
    const plain = aCartLine({ ...stock, quantity: 1 });
    expect(setLineQuantity([prescription, plain], plain, 2).ok).toBe(true);
    expect(setLineQuantity([prescription, plain], plain, 3)).toMatchObject({
      problem: { code: 'out-of-stock' },
    });
  });

  test('a line that is not there is refused', () => {
    expect(setLineQuantity([], { productId: 1, isPrescription: false }, 1)).toMatchObject({
      problem: { code: 'cart-line-missing' },
    });
  });

  test('names the lines whose product no longer suffices', () => {
    const enough = aCartLine({ productId: 1, inStock: 9, minimumStock: 1, quantity: 8 });
    const short = aCartLine({ productId: 2, inStock: 5, minimumStock: 1, quantity: 3 });
    const shortToo = aCartLine({
      productId: 2,
      inStock: 5,
      minimumStock: 1,
      quantity: 2,
      isPrescription: true,
    });
    expect(outOfStockLines([enough, short, shortToo])).toEqual([short, shortToo]);
  });
});
