import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLine, addLines, MOST_LINES, type RequestedLine } from './addLines.ts';
import type { CartLine } from './cartLine.ts';
import { aCartLine } from './fixtures/aCartLine.ts';
import { lineKey } from './cartLines.ts';
import type { SoldProduct } from './addLines.ts';

/**
 * Products 1 to 6, six packs available of each: 1 and 2 have both purchase options, 3 and 4 are sold without
 * prescription, 5 and 6 only on prescription.
 */
const products: ReadonlyMap<number, SoldProduct> = new Map(
  (['any', 'any', 'nonPrescription', 'nonPrescription', 'prescription', 'prescription'] as const)
    .map((type, index) => ({
      ...aCartLine({ productId: index + 1, type, inStock: 8, minimumStock: 2 }),
      name: `Product ${index + 1}`,
    }))
    .map((product) => [product.productId, product]),
);

const lineOf = (productId: number, quantity: number, isPrescription = false): CartLine =>
  aCartLine({ ...products.get(productId), productId, quantity, isPrescription });

const written = (lines: readonly CartLine[]): string =>
  lines.map((line) => `${lineKey(line)}×${line.quantity}`).join(', ');

describe('adding many lines', () => {
  test('appends new lines and raises existing ones in place', () => {
    const before = [lineOf(3, 2), lineOf(4, 1)];
    const requested = [
      { productId: 5, quantity: 1 },
      { productId: 3, quantity: 4 },
      { productId: 1, isPrescription: true, quantity: 2 },
    ];
    const { lines, results } = addLines(before, requested, products);
    expect(written(lines)).toBe('3-false×6, 4-false×1, 5-true×1, 1-true×2');
    expect(results).toEqual([
      { productId: 5, name: 'Product 5', isPrescription: true, added: 1, packs: 1 },
      { productId: 3, name: 'Product 3', isPrescription: false, added: 4, packs: 6 },
      { productId: 1, name: 'Product 1', isPrescription: true, added: 2, packs: 2 },
    ]);
    expect(lines[1]).toBe(before[1]);
  });

  test.each<[string, RequestedLine, string, string]>([
    [
      'that is not sold',
      { productId: 9, quantity: 1 },
      'product-missing',
      'This product is not available',
    ],
    ['of more than there is', { productId: 3, quantity: 7 }, 'out-of-stock', 'Only 6 in stock'],
    [
      'of more than there is beside the cart',
      { productId: 4, quantity: 5 },
      'out-of-stock',
      'Only 6 in stock, 2 of them in your cart',
    ],
    [
      'of which the cart has all',
      { productId: 2, quantity: 1, isPrescription: true },
      'out-of-stock',
      'Product is out of stock: all 6 are in your cart',
    ],
    [
      'whose purchase option is open',
      { productId: 1, quantity: 1 },
      'purchase-option-required',
      'Please choose a purchase option',
    ],
    [
      'that is not sold that way',
      { productId: 5, quantity: 1, isPrescription: false },
      'purchase-option-refused',
      'This product is not sold that way',
    ],
    ...[0, -1, 1.5, 10_000, '2', Number.NaN].map(
      (quantity): [string, RequestedLine, string, string] => [
        `of ${JSON.stringify(quantity)} packs`,
        { productId: 3, quantity },
        'invalid-quantity',
        'Invalid quantity: a line holds 1 to 9,999 packs',
      ],
    ),
  ])('skips a line %s, gives the reason, and adds the others', (_what, line, refusal, message) => {
    const before = [lineOf(4, 2), lineOf(2, 6)];
    const requested = [{ productId: 6, quantity: 1 }, line, { productId: 3, quantity: 1 }];
    const { lines, results } = addLines(before, requested, products);
    expect(written(lines)).toBe('4-false×2, 2-false×6, 6-true×1, 3-false×1');
    expect(results[1]).toMatchObject({ added: 0, refusal, message });
    expect([results[0]?.added, results[2]?.added]).toEqual([1, 1]);
  });

  test('reports the packs already in the cart for a refused line', () => {
    const { results } = addLines([lineOf(3, 2)], [{ productId: 3, quantity: 9 }], products);
    expect(results).toMatchObject([{ added: 0, packs: 2 }]);
  });

  test('adds no new line to a full cart, but raises existing ones', () => {
    const others = Array.from({ length: MOST_LINES - 1 }, (_, index) =>
      aCartLine({ productId: 1_000 + index }),
    );
    const requested = [3, 4, 3].map((productId) => ({ productId, quantity: 1 }));
    const { lines, results } = addLines(others, requested, products);
    expect(lines).toHaveLength(MOST_LINES);
    expect(results).toMatchObject([
      { added: 1, packs: 1 },
      { added: 0, packs: 0, refusal: 'cart-full', message: 'A cart holds at most 500 lines' },
      { added: 1, packs: 2 },
    ]);
  });
});

describe('properties of adding many lines', () => {
  const requested = fc.array(
    fc.record({
      productId: fc.integer({ min: 1, max: 7 }),
      isPrescription: fc.boolean(),
      quantity: fc.integer({ min: -1, max: 4 }),
    }),
    { maxLength: 30 },
  );

  test('the result equals adding the lines one by one', () => {
    fc.assert(
      fc.property(requested, (all) => {
        let cart: readonly CartLine[] = [lineOf(1, 1), lineOf(5, 2, true)];
        const { lines, results } = addLines(cart, all, products);
        const alone = all.map((each) => {
          const product = products.get(each.productId);
          const one = product && addLine(cart, { ...product, ...each }, each.quantity);
          if (one?.ok) cart = one.value;
          return one?.ok ? each.quantity : 0;
        });
        expect(results.map(({ added }) => added)).toEqual(alone);
        expect(lines).toEqual(cart);
      }),
    );
  });

  test('every refused line has a reason, and the given cart stays unchanged', () => {
    fc.assert(
      fc.property(requested, (all) => {
        const before = [lineOf(1, 1)];
        const frozen = JSON.stringify(before);
        const { results } = addLines(before, all, products);
        expect(results).toHaveLength(all.length);
        expect(results.every((line) => line.added > 0 || Boolean(line.message))).toBe(true);
        expect(JSON.stringify(before)).toBe(frozen);
      }),
    );
  });
});
