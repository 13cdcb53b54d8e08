import type { DocumentVerdict } from './checkedPrescription.ts';
import type { DocumentFinding } from './documentChecks.ts';
import type { PrescriptionStatus } from './prescription.ts';

/** What decides a verdict. */
export interface Checked {
  readonly status: PrescriptionStatus;
  readonly isLapsed: boolean;
  /** Its paper original counts, and nothing on the screen was signed. */
  readonly isPaper: boolean;
  readonly findings: readonly DocumentFinding[];
}

/** How a check came out as a whole: one comparison that does not hold breaks it, whatever its state. */
export function verdictOf({ status, isLapsed, isPaper, findings }: Checked): DocumentVerdict {
  if (findings.some(({ holds }) => !holds)) return 'broken';
  if (isLapsed) return 'lapsed';
  if (status === 'rejected') return 'rejected';
  if (isPaper) return 'paper';
  return status === 'signed' ? 'holds' : 'unsigned';
}
