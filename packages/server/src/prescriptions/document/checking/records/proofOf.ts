import type { DocumentFinding } from '@formulary/rules/prescriptions/checking/documentChecks';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';
import { passkeyHolds } from './passkeyHolds.ts';

/**
 * Returns the findings that a signature's method can prove. A password leaves no proof. A passkey's proof beside a
 * password was not sealed and counts as missing.
 */
export async function proofOf({
  signature,
}: PrescriptionRecords): Promise<readonly DocumentFinding[]> {
  if (!signature) return [];
  const { method, passkey } = signature;
  if (method === 'password') return passkey ? [{ check: 'passkey', holds: false }] : [];
  return [{ check: 'passkey', holds: await passkeyHolds(signature) }];
}
