import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { checkPrescriptionAction } from './checkPrescriptionAction.ts';
import type { PrescriptionStanding } from './prescriptionStanding.ts';

/** An event of a prescription. Every event except the confirmation, which comes by a mailed link, names its user. */
export type PrescriptionEvent =
  | { readonly kind: 'verify'; readonly userId: number; readonly documentId: string }
  | { readonly kind: 'reject'; readonly userId: number }
  | { readonly kind: 'sign'; readonly userId: number }
  | { readonly kind: 'confirmSignature' };

/**
 * Applies an event to a prescription (spec 4.5). Verifying stores the document's id, rejecting and signing set the
 * status. Signing awaits the mailed link, and the link confirms it. Rejected and signed are final. Refuses like
 * `checkPrescriptionAction`, and a confirmation of an unsigned prescription with 'prescription-not-signed'.
 */
export function movePrescription<P extends PrescriptionStanding>(
  prescription: P,
  event: PrescriptionEvent,
): Result<P, Refusal> {
  if (event.kind === 'confirmSignature') {
    return prescription.status === 'signed'
      ? accept({ ...prescription, isAwaitingSignVerification: false })
      : refuse('prescription-not-signed');
  }
  const allowed = checkPrescriptionAction(prescription, event.kind, event.userId);
  if (!allowed.ok) return allowed;
  if (event.kind === 'verify') return accept({ ...prescription, documentId: event.documentId });
  if (event.kind === 'reject') return accept({ ...prescription, status: 'rejected' });
  event.kind satisfies 'sign';
  return accept({ ...prescription, status: 'signed', isAwaitingSignVerification: true });
}
