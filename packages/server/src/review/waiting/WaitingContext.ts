import type { HoursOfDay } from '@formulary/rules/dates/isWithinHours';
import type { ReviewContext } from '../ReviewContext.ts';

/** What is done with prescriptions that wait. */
export interface WaitingContext extends ReviewContext {
  /** Between which hours prescribers are reminded. */
  readonly reminderHours: HoursOfDay;
}
