import { checkPrescriptionAction } from './checkPrescriptionAction.ts';
import type { PrescriptionStanding } from './prescriptionStanding.ts';

/** Returns whether a user may edit a prescription: its prescriber, while it is unsigned and not verified (spec 4.5). */
export function isEditable(prescription: PrescriptionStanding, userId: number): boolean {
  return checkPrescriptionAction(prescription, 'edit', userId).ok;
}
