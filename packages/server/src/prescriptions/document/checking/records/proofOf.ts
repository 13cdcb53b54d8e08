import type { DocumentFinding } from '@formulary/rules/prescriptions/documentChecks';
import type { SignatureMethod } from '../../../signatures/SignatureRecord.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** What each method of signing leaves besides the seal: a password leaves nothing that can be verified. */
const proofs: Readonly<
  Record<SignatureMethod, (records: PrescriptionRecords) => readonly DocumentFinding[]>
> = {
  password: () => [],
  // Nothing of a passkey is kept with a signature, so one that says it was made with one cannot be shown to be.
  passkey: () => [{ check: 'passkey', holds: false }],
};

/** What the method of a signature lets be verified by itself. */
export function proofOf(records: PrescriptionRecords): readonly DocumentFinding[] {
  return records.signature ? proofs[records.signature.method](records) : [];
}
