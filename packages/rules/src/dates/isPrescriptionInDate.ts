import type { Day } from './day.ts';
import { londonDay } from './londonDay.ts';
import { prescriptionValidUntil } from './prescriptionValidUntil.ts';

/**
 * Returns whether a prescription may be dispensed now: from its date in the UK until the end of its six months (reading
 * R35).
 */
export function isPrescriptionInDate(datedOn: Day, now: Date): boolean {
  const today = londonDay(now);
  return datedOn <= today && today <= prescriptionValidUntil(datedOn);
}
