import type { AccountState } from '../accounts/accountState.ts';
import { addDays, addMonths } from '../dates/calendar.ts';
import type { Day } from '../dates/day.ts';

const YEAR_MONTHS = 12;
/** The longest time for which an approval may hold. */
const LONGEST_APPROVAL_MONTHS = 3 * YEAR_MONTHS;

/** Returns the day of the next look at the register if staff choose none: a year from today. */
export function recheckDay(today: Day): Day {
  return addMonths(today, YEAR_MONTHS);
}

/** Returns the furthest day that may be chosen: three years from today. */
export function furthestRecheckDay(today: Day): Day {
  return addMonths(today, LONGEST_APPROVAL_MONTHS);
}

/** Returns whether a day may be chosen for the next look: after today, and not beyond the furthest. */
export function isRecheckDayAllowed(day: Day, today: Day): boolean {
  return day > today && day <= furthestRecheckDay(today);
}

/** Days before a register check from which Today and a mail to the customer tell of it. */
export const RECHECK_NOTICE_DAYS = 30;

/** Returns the last day of which a register check is told of now. */
export function lastRecheckToldOf(today: Day): Day {
  return addDays(today, RECHECK_NOTICE_DAYS);
}

/** Returns whether the registration of a customer has to be looked up again: active, and the day has come. */
export function isRecheckDue(
  { state, recheckOn }: { readonly state: AccountState; readonly recheckOn?: Day | undefined },
  today: Day,
): boolean {
  return state === 'active' && recheckOn !== undefined && recheckOn <= today;
}
