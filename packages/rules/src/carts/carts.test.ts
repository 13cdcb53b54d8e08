import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPromotion } from '../pricing/fixtures/aPromotion.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { addLine, MOST_LINES } from './addLines.ts';
import type { CartLine } from './cartLine.ts';
import { lineKey, outOfStockLines } from './cartLines.ts';
import { checkPurchase } from './checkPurchase.ts';
import { checkQuantity } from './checkQuantity.ts';
import { aCartLine } from './fixtures/aCartLine.ts';
import { removeLine, setLineQuantity } from './setLineQuantity.ts';

/** Parses '1×3, 1p×2': product 1 three times without prescription, twice on prescription. */
function cartIn(text = ''): readonly CartLine[] {
  return [...text.matchAll(/(\d+)(p?)(?:×(-?[\d.]+))?/g)].map(([, productId, flag, quantity]) =>
    aCartLine({
      productId: Number(productId),
      isPrescription: flag === 'p',
      quantity: Number(quantity ?? 1),
      inStock: 8,
      minimumStock: 2,
    }),
  );
}

function written(lines: readonly CartLine[]): string {
  return lines.map((line) => `${named(line)}×${line.quantity}`).join(', ');
}

function named({ productId, isPrescription }: CartLine): string {
  return `${productId}${isPrescription ? 'p' : ''}`;
}

/** Parses a cell with one line. */
function lineIn(text: string | undefined): CartLine {
  const [line] = cartIn(text);
  if (!line) throw new Error(`"${text}" names no line`);
  return line;
}

function outcome(answer: ReturnType<typeof addLine>) {
  return answer.ok
    ? { Answer: 'allowed', 'Cart after': written(answer.value) }
    : { Answer: answer.problem.message, 'Cart after': '' };
}

describe('cart', () => {
  test.each(workedExamples('cart', 'Line keys'))(
    'identifies a line by its product and prescription flag @3.5',
    (row) => {
      const isPrescription = row['On prescription'] === 'yes';
      expect(lineKey({ productId: Number(row['Product']), isPrescription })).toBe(row['Key']);
    },
  );

  test.each(workedExamples('cart', 'Quantities'))(
    'accepts a whole number of packs as a quantity @5.16',
    (row) => {
      const answer = checkQuantity(JSON.parse(row['Value'] ?? ''));
      expect(answer.ok ? 'taken' : answer.problem.message).toBe(row['Answer']);
    },
  );

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, {}, [3], 2 ** 53])(
    'refuses %j as a quantity',
    (quantity) => {
      expect(checkQuantity(quantity)).toMatchObject({ problem: { message: 'Invalid quantity' } });
    },
  );

  test.each(workedExamples('cart', 'Adding'))(
    'raises a line or appends one, within the stock of both lines @4.4 @5.16 @5.17',
    (row) => {
      const added = lineIn(row['Added']);
      expect(row).toMatchObject(outcome(addLine(cartIn(row['Cart']), added, added.quantity)));
    },
  );

  test.each(workedExamples('cart', 'Setting'))(
    'sets or deletes a line, and always allows a lower quantity @4.4 @5.16 @5.17',
    (row) => {
      const input = lineIn(row['Set']);
      expect(row).toMatchObject(
        outcome(setLineQuantity(cartIn(row['Cart']), input, input.quantity)),
      );
    },
  );

  test.each(workedExamples('cart', 'Removing'))('removes one line', (row) => {
    const cart = cartIn(row['Cart']);
    expect(written(removeLine(cart, lineIn(row['Removed'])))).toBe(row['Cart after']);
  });

  test('returns the same cart if nothing changes', () => {
    const cart = cartIn('1×3, 2×1');
    expect(removeLine(cart, lineIn('7'))).toBe(cart);
  });

  test('reduces the allocated packs of a line to its new quantity', () => {
    const line = aCartLine({ quantity: 5, allocated: 4 });
    expect(setLineQuantity([line], line, 2)).toMatchObject({ value: [{ allocated: 2 }] });
    expect(setLineQuantity([line], line, 6)).toMatchObject({ value: [{ allocated: 4 }] });
  });

  test('prices new and changed lines with their offers', () => {
    const offer = { unitPrice: 60_000, promotions: [aPromotion({ quantity: 3, price: 150_000 })] };
    const line = aCartLine(offer);
    const price = { quantity: 4, subtotal: 210_000, saving: 30_000, vat: 42_000 };
    expect(setLineQuantity([line], line, 4)).toMatchObject({ ok: true, value: [price] });
    expect(addLine([], aCartLine(offer), 4)).toMatchObject({
      ok: true,
      value: [{ ...price, allocated: 0 }],
    });
    expect(line.quantity).toBe(1);
  });

  test.each(workedExamples('cart', 'Out of stock since'))(
    'names the lines whose product is no longer available in that quantity',
    (row) => {
      const lines = outOfStockLines(cartIn(row['Cart']));
      expect(lines.map(named).join(', ') || 'none').toBe(row['Lines named']);
    },
  );
});

const carts = fc
  .uniqueArray(
    fc.record({
      productId: fc.integer({ min: 1, max: 4 }),
      isPrescription: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 5 }),
      promotions: fc.constantFrom([], [aPromotion({ quantity: 2, price: 100_000 })]),
    }),
    { selector: lineKey, maxLength: 6 },
  )
  .map((lines) => lines.map((line) => aCartLine({ ...line, inStock: 40, minimumStock: 2 })));

const inputs = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  isPrescription: fc.boolean(),
});

describe('a new line', () => {
  test.each([
    ['prescription', false, 'purchase-option-refused'],
    ['nonPrescription', true, 'purchase-option-refused'],
  ] as const)(
    'of a product of type %s is refused with the flag %s',
    (type, isPrescription, code) => {
      expect(addLine([], aCartLine({ type, isPrescription }), 1)).toMatchObject({
        ok: false,
        problem: { code },
      });
    },
  );

  test('of a product with both purchase options needs the choice @5.18', () => {
    const product = aCartLine({ type: 'any' });
    const input = { product, quantity: 1, isPrescription: undefined, quantityInCart: 0 };
    expect(checkPurchase(input)).toMatchObject({
      ok: false,
      problem: { code: 'purchase-option-required' },
    });
  });

  test('is refused in a full cart', () => {
    const full = Array.from({ length: MOST_LINES }, (_, index) =>
      aCartLine({ productId: index + 1 }),
    );
    expect(addLine(full, aCartLine({ productId: MOST_LINES + 1 }), 1)).toMatchObject({
      ok: false,
      problem: { code: 'cart-full', errors: { cart: 'A cart holds at most 500 lines' } },
    });
    expect(addLine(full, aCartLine({ productId: 1 }), 1).ok).toBe(true);
  });

  test.each([0, -1, 1.5, '1'])('and an existing line refuse %j packs @5.16', (packs) => {
    for (const cart of [[], [aCartLine()]]) {
      expect(addLine(cart, aCartLine(), packs)).toMatchObject({
        ok: false,
        problem: { code: 'invalid-quantity' },
      });
    }
  });
});

describe('properties of the cart', () => {
  test('adding and then removing packs changes nothing', () => {
    fc.assert(
      fc.property(carts, inputs, fc.integer({ min: 1, max: 9 }), (cart, input, packs) => {
        const line = aCartLine({ ...input, inStock: 40, minimumStock: 2 });
        const before = cart.find((each) => lineKey(each) === lineKey(line));
        const product = before ?? line;
        const added = addLine(cart, product, packs);
        expect(added.ok).toBe(true);
        const back = added.ok && setLineQuantity(added.value, product, before?.quantity ?? 0);
        expect(back).toEqual({ ok: true, value: cart });
      }),
    );
  });

  test('a refused change has a message, and no change modifies the given cart', () => {
    fc.assert(
      fc.property(carts, inputs, fc.anything(), (cart, input, quantity) => {
        const frozen = JSON.stringify(cart);
        const answers = [
          setLineQuantity(cart, input, quantity),
          addLine(cart, aCartLine(input), quantity),
        ];
        expect(answers.every((answer) => answer.ok || answer.problem.message.length > 0)).toBe(
          true,
        );
        expect(JSON.stringify(cart)).toBe(frozen);
      }),
    );
  });
});
