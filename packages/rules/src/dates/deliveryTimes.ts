import { bankHolidays, type HolidayCalendar } from './bankHolidays.ts';
import { changedTimes } from './changedTimes.ts';
import { type CutOffs, defaultCutOffs } from './cutOffs.ts';
import type { Day } from './day.ts';

/** Cut-offs, the bank holidays of each region, and the days on which the pharmacy is closed besides. */
export interface DeliveryTimes {
  readonly cutOffs: CutOffs;
  readonly holidays: Readonly<Record<HolidayCalendar, readonly Day[]>>;
  /** Nothing leaves on these days; couriers deliver. */
  readonly closed: readonly Day[];
}

/** The regions with their own bank holidays, by the names that people know them by. */
export const calendarNames: Readonly<Record<HolidayCalendar, string>> = {
  englandAndWales: 'England and Wales',
  scotland: 'Scotland',
  northernIreland: 'Northern Ireland',
  isleOfMan: 'Isle of Man',
};

export const calendars = Object.keys(calendarNames) as readonly HolidayCalendar[];

const daysOf = (calendar: HolidayCalendar): readonly Day[] =>
  Object.values(bankHolidays[calendar]).flat().toSorted();

/** The delivery times of a shop whose settings nobody has changed (spec 9.15). */
export const defaultDeliveryTimes: DeliveryTimes = {
  cutOffs: defaultCutOffs,
  holidays: {
    englandAndWales: daysOf('englandAndWales'),
    scotland: daysOf('scotland'),
    northernIreland: daysOf('northernIreland'),
    isleOfMan: daysOf('isleOfMan'),
  },
  closed: [],
};

/** Returns the delivery times as the settings of the desk say them now. */
export function deliveryTimes(): DeliveryTimes {
  return changedTimes() ?? defaultDeliveryTimes;
}

/** Returns the last year of a region whose bank holidays are known; undefined if none is. */
export function lastKnownYear({ holidays }: DeliveryTimes, calendar: HolidayCalendar) {
  return holidays[calendar]
    .map((day) => day.slice(0, 4))
    .toSorted()
    .at(-1);
}
