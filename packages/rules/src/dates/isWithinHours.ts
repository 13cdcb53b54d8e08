import { londonHour } from './londonHour.ts';

/** Hours of a day in the UK: from the first until just before the second. */
export interface HoursOfDay {
  readonly from: number;
  readonly until: number;
}

/** Whether clocks in the UK show one of these hours: 8 to 20 is from 08:00 until just before 20:00. */
export function isWithinHours({ from, until }: HoursOfDay, instant: Date): boolean {
  const hour = londonHour(instant);
  return from <= hour && hour < until;
}
