import { changedTimes, type SaidTimes } from './changedTimes.ts';
import type { DeliveryTimes } from './deliveryTimes.ts';

/** The weekdays on which the pharmacy works. */
export const workingWeekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

export type WorkingWeekday = (typeof workingWeekdays)[number];

/**
 * The times in London before which an order leaves the same day, as `15:00`: by weekday for delivery on the next day,
 * and on Fridays for delivery on Saturday.
 */
export interface CutOffs {
  readonly nextDay: Readonly<Record<WorkingWeekday, string>>;
  readonly saturday: string;
}

/** The cut-offs of a shop whose settings nobody has changed (spec 9.15). */
export const defaultCutOffs: CutOffs = {
  nextDay: {
    Monday: '15:00',
    Tuesday: '15:00',
    Wednesday: '15:00',
    Thursday: '15:00',
    Friday: '15:00',
  },
  saturday: '15:00',
};

const NOON = 12;

/** Returns the cut-offs as the settings of the desk say them now. */
export function cutOffs(): CutOffs {
  return changedTimes()?.cutOffs ?? defaultCutOffs;
}

/** Says a time of day as people do: '3pm', '3.30pm', 'noon'. `space` separates the number from am and pm. */
export function sayTime(time: string, space = ''): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === NOON && minute === 0) return 'noon';
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`;
  return `${hour % NOON || NOON}${minutes}${space}${hour < NOON ? 'am' : 'pm'}`;
}

/** Says the cut-offs for delivery on the next day: '3pm', or '3pm (1pm on Fridays)'. */
export function sayCutOffs({ nextDay }: CutOffs): string {
  const times = workingWeekdays.map((name) => nextDay[name]);
  const usual = times.reduce((most, time) =>
    countOf(times, time) > countOf(times, most) ? time : most,
  );
  const others = workingWeekdays
    .filter((name) => nextDay[name] !== usual)
    .map((name) => `${sayTime(nextDay[name])} on ${name}s`);
  const said = sayTime(usual);
  return others.length === 0 ? said : `${said} (${others.join(', ')})`;
}

/** Returns delivery times with their cut-offs in words. */
export const saidTimes = (times: DeliveryTimes): SaidTimes => ({
  ...times,
  said: sayCutOffs(times.cutOffs),
});

const countOf = (times: readonly string[], time: string): number =>
  times.filter((each) => each === time).length;
