import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { PrescriptionStanding } from './prescriptionStanding.ts';

/** What a prescriber does with a prescription. */
export type PrescriptionAction = 'edit' | 'verify' | 'reject' | 'sign';

/**
 * Only the prescription's own prescriber may edit, verify, reject and sign it (spec 6.4): the first three while it is
 * unsigned and has no document, signing once it has one and is not signed or rejected (spec 4.5, 2.19).
 * Refuses anybody else with 'not-found' (reading R8), and with 'prescription-locked', 'prescription-not-verified' or
 * 'prescription-already-signed'.
 */
export function checkPrescriptionAction(
  prescription: PrescriptionStanding,
  action: PrescriptionAction,
  userId: number,
): Result<PrescriptionAction, Refusal> {
  const { prescriberId, documentId, status } = prescription;
  if (prescriberId !== userId) return refuse('not-found');
  if (action !== 'sign') {
    const isEditable = status === 'unsigned' && documentId === undefined;
    return isEditable ? accept(action) : refuse('prescription-locked');
  }
  const isSigned = status === 'signed' || prescription.isAwaitingSignVerification === true;
  if (isSigned) return refuse('prescription-already-signed');
  if (status === 'rejected') return refuse('prescription-locked');
  return documentId === undefined ? refuse('prescription-not-verified') : accept(action);
}
