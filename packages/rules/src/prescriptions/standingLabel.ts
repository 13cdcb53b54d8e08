import type { Prescription } from './prescription.ts';
import { statusLabel } from './statusLabel.ts';

/** What a prescription is called by where it stands: its status, or 'Lapsed' where nobody but time rejected it. */
export function standingLabel({
  status,
  isLapsed,
}: Pick<Prescription, 'status' | 'isLapsed'>): string {
  return isLapsed ? 'Lapsed' : statusLabel[status];
}
