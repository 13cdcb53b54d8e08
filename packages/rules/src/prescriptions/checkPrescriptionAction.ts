import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { PrescriptionStanding } from './prescriptionStanding.ts';

/** The actions of a prescriber on a prescription. */
export type PrescriptionAction = 'edit' | 'verify' | 'reject' | 'sign';

/**
 * Checks an action on a prescription; only its own prescriber may act (spec 6.4). Edit, verify and reject need an
 * unsigned prescription without a document. Signing needs a document, and a prescription that is not signed or rejected
 * (spec 4.5, 2.19). Refuses other users with 'not-found' (reading R8), and otherwise with 'prescription-locked',
 * 'prescription-not-verified' or 'prescription-already-signed'.
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
