import type { DocumentFinding } from '@formulary/rules/prescriptions/documentChecks';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';
import { passkeyHolds } from './passkeyHolds.ts';

/**
 * What the method of a signature lets be verified by itself. A password leaves nothing; a proof of a passkey beside one is not
 * what was sealed, and no better than one that is missing.
 */
export async function proofOf({
  signature,
}: PrescriptionRecords): Promise<readonly DocumentFinding[]> {
  if (!signature) return [];
  const { method, passkey } = signature;
  if (method === 'password') return passkey ? [{ check: 'passkey', holds: false }] : [];
  return [{ check: 'passkey', holds: await passkeyHolds(signature) }];
}
