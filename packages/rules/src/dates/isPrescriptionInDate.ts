import type { Day } from './day.ts';
import { londonDay } from './londonDay.ts';
import { prescriptionValidUntil } from './prescriptionValidUntil.ts';

/** Whether a prescription may be dispensed at a moment: not before its date in the UK and not after its six months (reading R35). */
export function isPrescriptionInDate(datedOn: Day, now: Date): boolean {
  const today = londonDay(now);
  return datedOn <= today && today <= prescriptionValidUntil(datedOn);
}
