import { type Refusal, refuse } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import { isFullyAllocated } from './allocatedPacks.ts';
import type { AllocationState } from './allocationState.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Maximum number of prescriptions in a cart. */
const MOST_PRESCRIPTIONS = 100;

/**
 * Appends an empty prescription, with the prescriber of the others (spec 7.54, reading R12). Refuses with
 * 'nothing-left-to-allocate' if every pack is allocated already (spec 5.24, 8.14), and with 'invalid-request' above the
 * maximum number of prescriptions.
 */
export function addPrescription(
  state: Pick<AllocationState, 'lines' | 'prescriptions'>,
  id: number,
): Result<readonly PreOrderPrescription[], Refusal> {
  if (isFullyAllocated(state)) return refuse('nothing-left-to-allocate');
  if (state.prescriptions.length >= MOST_PRESCRIPTIONS)
    return refuse('invalid-request', {
      prescriptions: `A cart holds at most ${MOST_PRESCRIPTIONS} prescriptions`,
    });
  const prescriberId = state.prescriptions[0]?.prescriberId;
  const added = prescriberId === undefined ? { id, items: [] } : { id, prescriberId, items: [] };
  return accept([...state.prescriptions, added]);
}

/** Deletes a prescription, which makes its packs unallocated (spec 7.55). Refuses with 'prescription-missing'. */
export function deletePrescription(
  prescriptions: readonly PreOrderPrescription[],
  id: number,
): Result<readonly PreOrderPrescription[], Refusal> {
  const rest = prescriptions.filter((prescription) => prescription.id !== id);
  return rest.length < prescriptions.length ? accept(rest) : refuse('prescription-missing');
}

/** Sets the patient of one prescription (spec 7.50, reading R12). Refuses with 'prescription-missing'. */
export function setPatient(
  prescriptions: readonly PreOrderPrescription[],
  id: number,
  patientId: number,
): Result<readonly PreOrderPrescription[], Refusal> {
  if (!prescriptions.some((prescription) => prescription.id === id))
    return refuse('prescription-missing');
  return accept(prescriptions.map((each) => (each.id === id ? { ...each, patientId } : each)));
}

/** Returns the prescriptions that go with an order: only those with items above 0, and only these items (spec 7.28). */
export function orderedPrescriptions<P extends Pick<PreOrderPrescription, 'items'>>(
  prescriptions: readonly P[],
): readonly P[] {
  return prescriptions
    .map((each) => ({ ...each, items: each.items.filter(({ quantity }) => quantity > 0) }))
    .filter(({ items }) => items.length > 0);
}

/** A patient who is on more than one prescription of the order. */
interface RepeatedPatient {
  readonly patientId: number;
  /** Numbers of the prescriptions, in their order, from 1. */
  readonly numbers: readonly number[];
}

/**
 * Returns the patients on more than one prescription. This is allowed, but gets around the limits, so the shop points
 * it out (reading R26).
 */
export function patientsOnSeveral(
  prescriptions: readonly Pick<PreOrderPrescription, 'patientId'>[],
): readonly RepeatedPatient[] {
  const numbers = new Map<number, number[]>();
  for (const [index, { patientId }] of prescriptions.entries()) {
    if (patientId === undefined) continue;
    numbers.set(patientId, [...(numbers.get(patientId) ?? []), index + 1]);
  }
  return [...numbers]
    .filter(([, several]) => several.length > 1)
    .map(([patientId, several]) => ({ patientId, numbers: several }));
}
