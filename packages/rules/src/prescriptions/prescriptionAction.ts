import type { PrescriptionStatus } from './prescription.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';

/** The fields that decide which actions on a prescription are allowed now (spec 4.5, 6.4). */
export interface PrescriptionStanding {
  readonly prescriberId: number;
  /** Set once the prescription is verified. */
  readonly documentId: string | undefined;
  readonly status: PrescriptionStatus;
  /** Whether it is signed and the link in the e-mail has not been opened yet. */
  readonly isAwaitingSignVerification?: boolean;
}

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
    const isOpen = status === 'unsigned' && documentId === undefined;
    return isOpen ? accept(action) : refuse('prescription-locked');
  }
  const isSigned = status === 'signed' || prescription.isAwaitingSignVerification === true;
  if (isSigned) return refuse('prescription-already-signed');
  if (status === 'rejected') return refuse('prescription-locked');
  return documentId === undefined ? refuse('prescription-not-verified') : accept(action);
}

/** Returns whether a user may edit a prescription: its prescriber, while it is unsigned and not verified (spec 4.5). */
export function isEditable(prescription: PrescriptionStanding, userId: number): boolean {
  return checkPrescriptionAction(prescription, 'edit', userId).ok;
}
