import type { DocumentVerdict } from './checkedPrescription.ts';
import type { DocumentFinding } from './documentChecks.ts';
import type { PrescriptionStatus } from './prescription.ts';

/** The input of a verdict. */
export interface Checked {
  readonly status: PrescriptionStatus;
  readonly isLapsed: boolean;
  /** Whether its paper original counts, and nothing was signed on screen. */
  readonly isPaper: boolean;
  readonly findings: readonly DocumentFinding[];
}

/** Returns the verdict of a check. One failed comparison breaks the prescription, whatever its status. */
export function verdictOf({ status, isLapsed, isPaper, findings }: Checked): DocumentVerdict {
  if (findings.some(({ holds }) => !holds)) return 'broken';
  if (isLapsed) return 'lapsed';
  if (status === 'rejected') return 'rejected';
  if (isPaper) return 'paper';
  return status === 'signed' ? 'holds' : 'unsigned';
}
