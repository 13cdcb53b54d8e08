import { hash } from 'node:crypto';
import { documentIdOf } from '../../documentIdOf.ts';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/**
 * Returns whether the verified text has its stored hash, the hash that its document's id begins with and that was
 * signed.
 */
export function textHolds({ prescription, signature }: PrescriptionRecords): boolean {
  const { id, canonicalText, canonicalHash, documentId } = prescription;
  if (canonicalText === null || !canonicalHash) return false;
  const textHash = hash('sha256', canonicalText, 'buffer');
  return (
    textHash.equals(canonicalHash) &&
    documentId === documentIdOf(id, textHash) &&
    (!signature || textHash.equals(signature.textHash))
  );
}
