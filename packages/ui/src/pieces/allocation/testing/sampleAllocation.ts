import { allocationStateOf } from '@formulary/rules/allocation/allocationState';
import { aPreOrderPrescription } from '@formulary/rules/allocation/fixtures/aPreOrderPrescription';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';

/** Four packs, at most two on each prescription. */
export const sampleToxin = {
  productId: 21,
  name: 'Botulinum toxin type A 100 units, powder for solution for injection',
};

/** Three packs, at most one on each prescription. */
const sampleFiller = {
  productId: 12,
  name: 'Hyaluronic acid lip filler 24 mg/ml, 1 ml prefilled syringe',
};

const onPrescription = { isPrescription: true, categoryIds: [2] };
const cart = [
  aCartLine({ ...sampleToxin, ...onPrescription, quantity: 4, prescriptionLimit: 2 }),
  aCartLine({ ...sampleFiller, ...onPrescription, quantity: 3, prescriptionLimit: 1 }),
];

const people = {
  jones: { patientId: 42, patient: { id: 42, firstName: 'Amara', lastName: 'Jones' } },
  oliveira: { patientId: 43, patient: { id: 43, firstName: 'Beatriz', lastName: 'Oliveira' } },
  whitfield: { patientId: 41, patient: { id: 41, firstName: 'Joan', lastName: 'Whitfield' } },
} as const;

/** Returns a prescription with the given packs of the two products; without a patient unless `who` is given. */
export function samplePrescription(
  id: number,
  [toxins, fillers]: readonly [number, number],
  who?: keyof typeof people,
): PreOrderPrescriptionAnswer {
  const items = [
    { ...sampleToxin, quantity: toxins },
    { ...sampleFiller, quantity: fillers },
  ].filter(({ quantity }) => quantity > 0);
  const { patientId: _id, patient: _patient, ...rest } = aPreOrderPrescription({ id, items });
  return { ...rest, patient: undefined, ...(who ? people[who] : {}) };
}

/** Returns the allocation of a cart of seven packs to prescriptions; a category may share a limit. */
export function sampleAllocation(prescriptions: readonly PreOrderPrescriptionAnswer[], shared = 0) {
  const category = { id: 2, name: 'Injectables', parentId: 0, prescriptionLimit: shared };
  return allocationStateOf(cart, [category], prescriptions);
}
