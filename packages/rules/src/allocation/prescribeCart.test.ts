import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AllocationState } from './allocationState.ts';
import { addPrescription, setPatient } from './cartPrescriptions.ts';
import { prescribeCart, type PrescriptionInput } from './prescribeCart.ts';
import { setPrescribedQuantity } from './setAllocation.ts';

const PRODUCTS = [1, 2, 3] as const;
const OLD = 61;

const packsOf = (max: number) => fc.array(fc.nat(max), { minLength: 3, maxLength: 3 });
const states: fc.Arbitrary<AllocationState> = fc
  .record({ inCart: packsOf(12), limits: packsOf(4), categoryLimit: fc.nat(8) })
  .map(({ inCart, limits, categoryLimit }) => ({
    lines: PRODUCTS.map((productId, index) => ({
      productId,
      isPrescription: true,
      name: `Product ${productId}`,
      quantity: inCart[index] ?? 0,
      prescriptionLimit: limits[index] ?? 0,
      categoryIds: [10],
    })),
    categories: [{ id: 10, parentId: 0, name: 'Toxins', prescriptionLimit: categoryLimit }],
    prescriptions: [{ id: OLD, items: [] }],
  }));
const inputs = fc.array(
  fc.record({
    patientId: fc.option(fc.constantFrom(41, 42), { nil: undefined }),
    packs: packsOf(3),
  }),
  { minLength: 1, maxLength: 3 },
);

const newId = (position: number) => 100 + position;

/** Runs the commands that change one thing at a time; returns the prescriptions, or the code of the first refusal. */
function oneByOne(state: AllocationState, input: readonly PrescriptionInput[]) {
  let { prescriptions } = state;
  const ids = input.map(({ id }, position) => id ?? newId(position));
  const commands = [
    ...ids
      .filter((id) => id !== OLD)
      .map((id) => () => addPrescription({ ...state, prescriptions }, id)),
    ...input.map(({ patientId }, position) => () => {
      const id = ids[position] ?? 0;
      return patientId === undefined
        ? ({ ok: true, value: prescriptions } as const)
        : setPatient(prescriptions, id, patientId);
    }),
    ...input.flatMap(({ items }, position) =>
      items.map(({ productId, quantity }) => () => {
        const change = { prescriptionId: ids[position] ?? 0, productId, quantity };
        return setPrescribedQuantity({ ...state, prescriptions }, change);
      }),
    ),
  ];
  for (const command of commands) {
    const result = command();
    if (!result.ok) return undefined;
    prescriptions = result.value;
  }
  return prescriptions;
}

test('prescribeCart accepts and does what the single commands together do @5.24 @7.50 @7.52 @7.54', () => {
  const counts = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(states, inputs, fc.boolean(), (state, drawn, isOldNamed) => {
      const input = drawn.map(({ patientId, packs }, position) => ({
        ...(isOldNamed && position === 0 ? { id: OLD } : {}),
        patientId,
        items: PRODUCTS.map((productId, index) => ({ productId, quantity: packs[index] ?? 0 })),
      }));
      const together = prescribeCart(state, input, newId);
      const expected = oneByOne(state, input);
      expect(together.ok ? together.value.map(plain) : undefined).toEqual(expected?.map(plain));
      counts[together.ok ? 'taken' : 'refused'] += 1;
    }),
    { numRuns: 300, seed: 20_261_129 },
  );
  expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(30);
});

/** Leaves out products without packs. */
function plain({ items, ...rest }: PrescriptionInput) {
  return { ...rest, items: items.filter(({ quantity }) => quantity > 0) };
}

test.each([
  ['an unknown prescription', [{ id: 62, items: [] }], 'prescription-missing'],
  ['a patient for one', [{ id: 62, patientId: 41, items: [] }], 'prescription-missing'],
  [
    'a prescription that is named twice',
    [
      { id: OLD, items: [] },
      { id: OLD, items: [] },
    ],
    'invalid-quantity',
  ],
  ['a new prescription when nothing is left', [{ items: [] }], 'nothing-left-to-allocate'],
])('prescribeCart refuses %s @5.24', (_what, input, code) => {
  const state = { lines: [], categories: [], prescriptions: [{ id: OLD, items: [] }] };
  expect(prescribeCart(state, input, newId)).toMatchObject({ ok: false, problem: { code } });
});
