import type { RefusalCode } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { createManualItem, type ManualInput } from './createManualItem.ts';

/** A manual prescription, possibly incomplete. */
export interface ManualPrescription {
  readonly patientId?: number | undefined;
  readonly items: readonly ManualInput[];
}

/**
 * Returns what a manual prescription still needs before submission, in the order in which the prescriber meets it. It
 * needs a patient, an item, and a name and a quantity of at least 1 for each item (spec 5.22). Empty if nothing is
 * missing.
 */
export function manualPrescriptionRefusals({
  patientId,
  items,
}: ManualPrescription): readonly Refusal[] {
  const missing: readonly (readonly [boolean, RefusalCode])[] = [
    [patientId === undefined, 'patient-required'],
    [items.length === 0, 'prescription-empty'],
  ];
  const ofItems = items
    .map(createManualItem)
    .flatMap((answer) => (answer.ok ? [] : [answer.problem]));
  return [
    ...missing.filter(([isMissing]) => isMissing).map(([, code]) => refuse(code).problem),
    ...ofItems,
  ];
}
