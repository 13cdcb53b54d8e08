import { describe, expect, test } from 'vitest';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { addPrescription } from './cartPrescriptions.ts';
import { allocationStateOf } from './allocationState.ts';
import type { AllocationState } from './allocationState.ts';
import { aPreOrderPrescription } from './fixtures/aPreOrderPrescription.ts';
import { limitsOfSome, prescriptionLimits } from './prescriptionLimits.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';
import { setAllocation } from './setAllocation.ts';

/** Five packs of product 1 (limit 2) and three of product 2, in a category with a limit of four. */
const state: AllocationState = {
  lines: [
    line(1, { quantity: 5, prescriptionLimit: 2 }),
    line(2, { quantity: 3 }),
    { ...line(3, { quantity: 9 }), isPrescription: false },
  ],
  categories: [{ id: 10, parentId: 0, name: 'Toxins', prescriptionLimit: 4 }],
  prescriptions: [
    { id: 61, patientId: 41, items: [{ productId: 1, quantity: 2 }] },
    { id: 62, items: [] },
  ],
};

function line(
  productId: number,
  { quantity, prescriptionLimit = 0 }: { quantity: number; prescriptionLimit?: number },
) {
  const name = `Product ${productId}`;
  return { productId, isPrescription: true, name, quantity, prescriptionLimit, categoryIds: [10] };
}

function packs(...quantities: readonly (readonly [productId: number, quantity: number])[]) {
  return quantities.map(([productId, quantity]) => ({ productId, quantity }));
}

describe('setAllocation', () => {
  test('replaces the items of the named prescriptions and leaves the others as they are @5.24', () => {
    expect(setAllocation(state, [{ id: 62, items: packs([1, 2], [2, 2]) }])).toEqual({
      ok: true,
      value: [state.prescriptions[0], { id: 62, items: packs([1, 2], [2, 2]) }],
    });
  });

  test('removes products that are not named or have no packs', () => {
    expect(setAllocation(state, [{ id: 61, items: packs([1, 0]) }])).toEqual({
      ok: true,
      value: [{ id: 61, patientId: 41, items: [] }, state.prescriptions[1]],
    });
  });

  test.each([
    ['of an unknown prescription', [{ id: 63, items: [] }], 'prescription-missing'],
    [
      'of a prescription that is named twice',
      [
        { id: 61, items: [] },
        { id: 61, items: [] },
      ],
      'invalid-quantity',
    ],
    ['with a product twice', [{ id: 61, items: packs([1, 1], [1, 1]) }], 'invalid-quantity'],
    ['below 0', [{ id: 61, items: packs([1, -1]) }], 'invalid-quantity'],
    [
      'of a product that is not prescribed',
      [{ id: 62, items: packs([3, 1]) }],
      'cart-line-missing',
    ],
    ['above the limit of a product', [{ id: 62, items: packs([1, 3]) }], 'product-limit-exceeded'],
    [
      'above the limit of a category',
      [{ id: 62, items: packs([1, 2], [2, 3]) }],
      'category-limit-exceeded',
    ],
  ] as const)('refuses quantities %s @5.24 @8.14', (_what, input, code) => {
    expect(setAllocation(state, input)).toMatchObject({ ok: false, problem: { code } });
  });

  test('refuses more packs in total than the cart holds @5.24', () => {
    const free = { ...state, categories: [], lines: [line(1, { quantity: 3 })] };
    const answer = setAllocation(free, [{ id: 62, items: packs([1, 2]) }]);
    expect(answer).toMatchObject({ problem: { code: 'available-quantity' } });
    expect(setAllocation(free, [{ id: 62, items: packs([1, 1]) }]).ok).toBe(true);
  });

  test('lets a prescription keep or reduce packs that the cart no longer holds', () => {
    const emptied = { ...state, lines: [line(1, { quantity: 0 })] };
    expect(setAllocation(emptied, [{ id: 61, items: packs([1, 2]) }]).ok).toBe(true);
    expect(setAllocation(emptied, [{ id: 61, items: packs([1, 1]) }]).ok).toBe(true);
  });
});

test('a cart accepts 100 prescriptions and refuses the next', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, items: [] }));
  expect(addPrescription({ ...state, prescriptions: many.slice(1) }, 101).ok).toBe(true);
  expect(addPrescription({ ...state, prescriptions: many }, 101)).toMatchObject({
    problem: { errors: { prescriptions: 'A cart holds at most 100 prescriptions' } },
  });
});

test('limitsOfSome returns the limits that count a product of the prescription', () => {
  const [first, second] = state.prescriptions;
  const limitsOf = (items: PreOrderPrescription['items'] = []) =>
    limitsOfSome(
      prescriptionLimits(state),
      items.map(({ productId }) => productId),
    )
      .map(({ most }) => most)
      .toSorted((a, b) => a - b);
  expect(limitsOf(first?.items)).toEqual([2, 4]);
  expect(limitsOf(second?.items)).toEqual([]);
});

test('categories count a product that left the cart with 0 packs @5.24', () => {
  const kept = aPreOrderPrescription();
  const unknown = aPreOrderPrescription({ id: 62, productCategories: {} });
  const inCart = aCartLine({ productId: 12, isPrescription: true });
  expect(allocationStateOf([inCart], [], [kept]).lines).toHaveLength(1);
  expect(allocationStateOf([], [], [kept]).lines).toMatchObject([
    { productId: 12, isPrescription: true, quantity: 0, categoryIds: [2] },
  ]);
  expect(allocationStateOf([], [], [unknown]).lines).toMatchObject([{ categoryIds: [] }]);
});
