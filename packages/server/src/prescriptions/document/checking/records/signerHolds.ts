import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { fullName } from '@formulary/rules/text/fullName';
import { eventOf } from './eventOf.ts';
import { isAt } from './isAt.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

const DECLARATIONS = 2;

/**
 * Returns whether the signer is the assigned prescriber as named in the text, and signed this document after it was
 * verified, with both declarations.
 */
export function signerHolds(records: PrescriptionRecords): boolean {
  const { signature, prescription } = records;
  const { canonicalText, verifiedAt, documentId, prescriberId, signedAt } = prescription;
  if (!signature || canonicalText === null || !verifiedAt) return false;
  const isThisDocument =
    signature.documentId === documentId &&
    isAt(signature.signedAt, signedAt) &&
    signature.signedAt >= verifiedAt &&
    signature.declarations.length >= DECLARATIONS;
  try {
    const { prescriber } = readCanonicalPrescription(canonicalText);
    const { id, firstName, lastName, registrationNumber, professionalStatus } = prescriber;
    return (
      isThisDocument &&
      signature.signerId === prescriberId &&
      id === prescriberId &&
      eventOf(records, 'signed')?.actorId === prescriberId &&
      // Until 27 November 2026 a last name of '-' was part of the signed name.
      [fullName(prescriber), `${firstName} ${lastName}`].includes(signature.signerName) &&
      signature.registrationNumber === registrationNumber &&
      signature.professionalStatus === professionalStatus
    );
  } catch {
    return false;
  }
}
