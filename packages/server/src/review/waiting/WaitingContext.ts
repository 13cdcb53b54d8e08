import type { HoursOfDay } from '@formulary/rules/dates/londonTime';
import type { ReviewContext } from '../ReviewContext.ts';

/** Dependencies of reminders and lapses. */
export interface WaitingContext extends ReviewContext {
  /** Hours in which prescribers are reminded. */
  readonly reminderHours: HoursOfDay;
}
