import { addMonths } from './addMonths.ts';
import type { Day } from './day.ts';

const VALIDITY_MONTHS = 6;

/** The last day on which a prescription may be dispensed: six months after the day it is dated, that day included (docs/rules/dates.md). */
export function prescriptionValidUntil(datedOn: Day): Day {
  return addMonths(datedOn, VALIDITY_MONTHS);
}
