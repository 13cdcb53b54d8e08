import { hash } from 'node:crypto';
import type { PrescriptionRecords } from './PrescriptionRecords.ts';

/** Whether the text that was verified has the hash that is kept with it, and that was signed. */
export function textHolds({ prescription, signature }: PrescriptionRecords): boolean {
  const { canonicalText, canonicalHash } = prescription;
  if (canonicalText === null || !canonicalHash) return false;
  const textHash = hash('sha256', canonicalText, 'buffer');
  return textHash.equals(canonicalHash) && (!signature || textHash.equals(signature.textHash));
}
