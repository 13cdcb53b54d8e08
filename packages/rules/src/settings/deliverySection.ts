import type { HolidayCalendar } from '../dates/bankHolidays.ts';
import { type WorkingWeekday, workingWeekdays } from '../dates/cutOffs.ts';
import { addMonths } from '../dates/calendar.ts';
import { type Day, formatDay } from '../dates/day.ts';
import { isDay } from '../dates/isDay.ts';
import {
  calendarNames,
  calendars,
  type DeliveryTimes,
  defaultDeliveryTimes,
  lastKnownYear,
} from '../dates/deliveryTimes.ts';
import type { FieldCheck, FormRules } from '../forms/fieldCheck.ts';
import { pattern, required } from '../forms/fieldChecks.ts';
import { settingSentences } from '../problems/settingSentences.ts';
import { linesOf, tidyLines } from './lines.ts';
import type { SettingSection } from './settingSection.ts';

/** What the section says, by field: cut-offs as `15:00`, and days one to a line. */
export const deliveryLabels = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  saturday: 'Friday, for delivery on Saturday',
  ...calendarNames,
  closed: 'Own closing days',
} as const;

export type DeliveryField = WorkingWeekday | HolidayCalendar | 'saturday' | 'closed';

export type DeliveryValues = Readonly<Record<DeliveryField, string>>;

/** A year with fewer would promise deliveries on those that are missing. */
const FEWEST_A_YEAR = 6;
const MOST_A_YEAR = 20;
const MOST_CLOSED_A_YEAR = 40;
const FIRST_YEAR = '2026';
const LAST_YEAR = '2040';
/** Months before a calendar ends, from which the desk warns. */
const WARNED_MONTHS = 3;

const cutOff: readonly FieldCheck[] = [
  required(settingSentences.cutOff),
  pattern(/^(?:0[6-9]|1\d):[0-5]\d$/, settingSentences.cutOff),
];

const sorted = (typed: string): string => linesOf(tidyLines(typed)).toSorted().join('\n');

function daysFault(value: string, mostAYear: number): string | undefined {
  const days = linesOf(value);
  const wrong = days.find((day) => !isDay(day) || day < FIRST_YEAR || day.slice(0, 4) > LAST_YEAR);
  if (wrong !== undefined) return settingSentences.day.replace('{day}', wrong);
  const twice = days.find((day, at) => days.indexOf(day) !== at);
  if (twice !== undefined) return settingSentences.dayTwice.replace('{day}', formatDay(twice));
  const full = [...countByYear(days)].find(([, count]) => count > mostAYear);
  return (
    full &&
    settingSentences.yearFull.replace('{year}', full[0]).replace('{most}', String(mostAYear))
  );
}

function countByYear(days: readonly Day[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day.slice(0, 4), (counts.get(day.slice(0, 4)) ?? 0) + 1);
  return counts;
}

const holidays: FieldCheck = Object.assign(
  (value: string) => {
    const fault = daysFault(value, MOST_A_YEAR);
    if (fault !== undefined) return fault;
    const days = linesOf(value);
    if (days.length === 0) return settingSentences.noHolidays;
    const thin = [...countByYear(days)].find(([, count]) => count < FEWEST_A_YEAR);
    return thin && settingSentences.yearThin.replace('{year}', thin[0]);
  },
  { tidy: sorted },
);

const closed: FieldCheck = Object.assign((value: string) => daysFault(value, MOST_CLOSED_A_YEAR), {
  tidy: sorted,
});

/** The checks of the section. */
export const deliveryRules: FormRules<DeliveryField> = {
  Monday: cutOff,
  Tuesday: cutOff,
  Wednesday: cutOff,
  Thursday: cutOff,
  Friday: cutOff,
  saturday: cutOff,
  englandAndWales: [holidays],
  scotland: [holidays],
  northernIreland: [holidays],
  isleOfMan: [holidays],
  closed: [closed],
};

/** Returns the values of the section for delivery times. */
export function deliveryValues(times: DeliveryTimes): DeliveryValues {
  return {
    ...times.cutOffs.nextDay,
    saturday: times.cutOffs.saturday,
    ...byCalendar((calendar) => times.holidays[calendar].join('\n')),
    closed: times.closed.join('\n'),
  };
}

/** The values of a shop in which nobody has changed them. */
export const deliveryDefaults = deliveryValues(defaultDeliveryTimes);

/** Returns the delivery times that checked values make. */
export function deliveryTimesOf(values: DeliveryValues): DeliveryTimes {
  const nextDay = Object.fromEntries(workingWeekdays.map((name) => [name, values[name]]));
  return {
    cutOffs: {
      nextDay: nextDay as DeliveryTimes['cutOffs']['nextDay'],
      saturday: values.saturday,
    },
    holidays: byCalendar((calendar) => linesOf(values[calendar])),
    closed: linesOf(values.closed),
  };
}

function byCalendar<T>(valueOf: (calendar: HolidayCalendar) => T): Record<HolidayCalendar, T> {
  return Object.fromEntries(calendars.map((calendar) => [calendar, valueOf(calendar)])) as Record<
    HolidayCalendar,
    T
  >;
}

/** Returns the regions whose known bank holidays end within three months: then the shop promises no delivery day. */
export function endingCalendars(times: DeliveryTimes, today: Day): readonly HolidayCalendar[] {
  const until = addMonths(today, WARNED_MONTHS).slice(0, 4);
  return calendars.filter((calendar) => (lastKnownYear(times, calendar) ?? '') < until);
}

/** Returns the lines that the other value lacks, days as people read them. */
function linesBeyond(value: string, other: string): string {
  const others = linesOf(other);
  return linesOf(value)
    .filter((line) => !others.includes(line))
    .map((line) => (isDay(line) ? formatDay(line) : line))
    .join(', ');
}

/** Cut-offs, bank holidays, and own closing days. Of the days of a change, those that come and go are said. */
export const deliverySection: SettingSection = {
  named: 'the delivery times',
  labels: deliveryLabels,
  rules: deliveryRules,
  defaults: deliveryDefaults,
  say: linesBeyond,
};
