import { describe, expect, test } from 'vitest';
import { availableStock } from './availableStock.ts';
import { checkStock } from './checkStock.ts';
import { isInStock } from './isInStock.ts';

describe('stock', () => {
  test.each([
    [10, 4, 6, true],
    [4, 4, 0, false],
    [3, 4, 0, false],
    [1, 0, 1, true],
  ])(
    'with %d in stock and a minimum of %d, %d can be ordered @9.4',
    (inStock, minimumStock, available, isAvailable) => {
      expect(availableStock({ inStock, minimumStock })).toBe(available);
      expect(isInStock({ inStock, minimumStock })).toBe(isAvailable);
    },
  );

  test('a quantity up to the available stock is accepted, one more is refused @5.17', () => {
    const product = { inStock: 10, minimumStock: 4 };
    expect(checkStock({ product, quantityBefore: 0, quantityAfter: 6 })).toEqual({
      ok: true,
      value: 6,
    });
    expect(checkStock({ product, quantityBefore: 6, quantityAfter: 7 })).toMatchObject({
      ok: false,
      problem: { code: 'out-of-stock', message: 'Product is out of stock' },
    });
  });

  test('decreasing is allowed even while the rest exceeds the stock @5.17', () => {
    const product = { inStock: 5, minimumStock: 4 };
    expect(checkStock({ product, quantityBefore: 9, quantityAfter: 8 }).ok).toBe(true);
    expect(checkStock({ product, quantityBefore: 9, quantityAfter: 10 }).ok).toBe(false);
  });
});
