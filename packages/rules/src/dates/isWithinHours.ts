import { londonHour } from './londonHour.ts';

/** Hours of a day in the UK. `until` is exclusive. */
export interface HoursOfDay {
  readonly from: number;
  readonly until: number;
}

/** Returns whether an instant is within these hours of UK time: 8 to 20 means from 08:00 until just before 20:00. */
export function isWithinHours({ from, until }: HoursOfDay, instant: Date): boolean {
  const hour = londonHour(instant);
  return from <= hour && hour < until;
}
