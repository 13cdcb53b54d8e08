import type { StaffRole } from '@formulary/rules/accounts/staffPermissions';
import { dayHeading } from '@formulary/rules/dates/dayHeading';
import type { Day } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';

/** Who caused an event. `formulary` is the shop itself: a job, the card provider. */
export interface TimelineAuthor {
  readonly kind: 'staff' | 'customer' | 'formulary';
  readonly name: string;
  /** Missing for staff who used the command line. */
  readonly role?: StaffRole;
}

/** Something that happened to a record. */
export interface TimelineEvent {
  /** Grows with time: the version of the record since then. */
  readonly id: number;
  readonly at: Date;
  readonly author: TimelineAuthor;
  /** What happened, in a sentence that follows the name: 'Approved the account'. */
  readonly sentence: string;
  /** The record, such as 'order 31'. */
  readonly subject: string;
  readonly reason?: string;
  readonly from?: string;
  readonly to?: string;
  /** The browser's own name. */
  readonly device?: string;
}

/** The events of a day, latest first. */
export interface TimelineDay {
  readonly day: Day;
  /** 'Today', 'Yesterday', 'Friday 20/11/2026' */
  readonly heading: string;
  readonly events: readonly TimelineEvent[];
}

/** Groups events, oldest first, by their day in the UK. Returns the latest day first, and in each the latest event. */
export function timelineDays(events: readonly TimelineEvent[], now: Date): readonly TimelineDay[] {
  const today = londonDay(now);
  const byDay = Map.groupBy(events.toReversed(), ({ at }) => londonDay(at));
  return [...byDay].map(([day, ofDay]) => ({
    day,
    heading: dayHeading(day, today),
    events: ofDay,
  }));
}
