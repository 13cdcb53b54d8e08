import { addDays, addMonths } from './calendar.ts';
import type { Day } from './day.ts';
import { londonDay } from './londonTime.ts';

const VALIDITY_MONTHS = 6;

/**
 * Returns the last day on which a prescription may be dispensed: the last of six months whose first day is its date
 * (reading R35, docs/rules/dates.md). The database function `prescription_valid_until` uses the same rule.
 */
export function prescriptionValidUntil(datedOn: Day): Day {
  const later = addMonths(datedOn, VALIDITY_MONTHS);
  const isCorresponding = later.slice(8) === datedOn.slice(8);
  return isCorresponding ? addDays(later, -1) : later;
}

/**
 * Returns whether a prescription may be dispensed now: from its date in the UK until the end of its six months (reading
 * R35).
 */
export function isPrescriptionInDate(datedOn: Day, now: Date): boolean {
  const today = londonDay(now);
  return datedOn <= today && today <= prescriptionValidUntil(datedOn);
}
