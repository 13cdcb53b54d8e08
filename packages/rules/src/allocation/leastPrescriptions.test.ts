import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AllocatableLine, AllocationState, LimitedCategory } from './allocationState.ts';
import { leastPrescriptions, prescriptionLimits } from './prescriptionLimits.ts';

type Cart = Pick<AllocationState, 'lines' | 'categories'>;

function aLine(productId: number, changes: Partial<AllocatableLine>): AllocatableLine {
  const unlimited = { isPrescription: true, quantity: 1, prescriptionLimit: 0, categoryIds: [] };
  return { ...unlimited, name: `Product ${productId}`, ...changes, productId };
}

function aCategory(id: number, prescriptionLimit: number, parentId = 0): LimitedCategory {
  return { id, name: `Category ${id}`, parentId, prescriptionLimit };
}

/** Returns every combination of packs that fits on one prescription within the limits, as packs by line. */
function prescriptionsWithin({ lines, categories }: Cart): readonly (readonly number[])[] {
  const limits = prescriptionLimits({ lines, categories });
  const all = lines.reduce<readonly (readonly number[])[]>(
    (some, { quantity }) =>
      some.flatMap((held) =>
        Array.from({ length: quantity + 1 }, (_, packs) => [...held, packs] as const),
      ),
    [[]],
  );
  return all.filter(
    (held) =>
      held.some((packs) => packs > 0) &&
      limits.every(({ most, productIds }) => {
        const counted = held.filter((_, place) => productIds.has(lines[place]?.productId ?? 0));
        return counted.reduce((sum, packs) => sum + packs, 0) <= most;
      }),
  );
}

/** Computes the least number of prescriptions by brute force, adding one prescription at a time. */
function byTrying(cart: Cart): number {
  const options = prescriptionsWithin(cart);
  const done = JSON.stringify(cart.lines.map(() => 0));
  let reached = new Set([JSON.stringify(cart.lines.map(({ quantity }) => quantity))]);
  for (let count = 0; ; count += 1) {
    if (reached.has(done)) return count;
    const next = [...reached].flatMap((text) => {
      const left = JSON.parse(text) as readonly number[];
      return options
        .map((held) => left.map((packs, place) => packs - (held[place] ?? 0)))
        .filter((rest) => rest.every((packs) => packs >= 0))
        .map((rest) => JSON.stringify(rest));
    });
    reached = new Set(next);
  }
}

const limit = fc.integer({ min: 0, max: 3 });

/**
 * Generates carts of up to three products in some of four categories: 10 is the parent of 11 and 12; 20 has no
 * relatives.
 */
function cartsWith(categoryIds: fc.Arbitrary<readonly number[]>): fc.Arbitrary<Cart> {
  const line = fc.record({
    quantity: fc.integer({ min: 0, max: 4 }),
    prescriptionLimit: limit,
    categoryIds,
  });
  return fc
    .record({
      drawn: fc.array(line, { minLength: 1, maxLength: 3 }),
      limits: fc.tuple(limit, limit, limit, limit),
    })
    .map(({ drawn, limits: [whole, first, second, other] }) => ({
      lines: drawn.map((each, index) => aLine(index + 1, each)),
      categories: [
        aCategory(10, whole),
        aCategory(11, first, 10),
        aCategory(12, second, 10),
        aCategory(20, other),
      ],
    }));
}

describe('the least number of prescriptions', () => {
  test('is three for seven packs under two limits @5.24', () => {
    const toxin = aLine(1, { quantity: 4, prescriptionLimit: 2, categoryIds: [10] });
    const filler = aLine(2, { quantity: 3, prescriptionLimit: 1 });
    expect(leastPrescriptions({ lines: [toxin, filler], categories: [aCategory(10, 3)] })).toBe(3);
  });

  test.each([
    ['an empty cart', [], 0],
    ['a cart without prescription lines', [aLine(1, { isPrescription: false, quantity: 9 })], 0],
    ['a product that left the cart', [aLine(1, { quantity: 0, prescriptionLimit: 2 })], 0],
    ['packs without a limit', [aLine(1, { quantity: 400 })], 1],
  ])('is right for %s', (_what, lines, least) => {
    expect(leastPrescriptions({ lines, categories: [] })).toBe(least);
  });

  test('ignores packs bought without prescription @5.24', () => {
    const lines = [
      aLine(1, { quantity: 2, categoryIds: [10] }),
      aLine(1, { isPrescription: false, quantity: 8, categoryIds: [10] }),
    ];
    expect(leastPrescriptions({ lines, categories: [aCategory(10, 2)] })).toBe(1);
  });

  test('is exact if each product is in one branch of the categories @5.24', () => {
    const branch = fc.constantFrom([], [10], [11], [12], [20]);
    fc.assert(
      fc.property(cartsWith(branch), (cart) => {
        expect(leastPrescriptions(cart)).toBe(byTrying(cart));
      }),
      { numRuns: 300 },
    );
  });

  test('never exceeds the real minimum, however categories overlap @5.24', () => {
    fc.assert(
      fc.property(cartsWith(fc.subarray([10, 11, 12, 20])), (cart) => {
        expect(leastPrescriptions(cart)).toBeLessThanOrEqual(byTrying(cart));
      }),
      { numRuns: 300 },
    );
  });
});
