import type { Day } from './day.ts';

/** The regions with their own bank holidays. */
export type HolidayCalendar = 'englandAndWales' | 'scotland' | 'northernIreland' | 'isleOfMan';

type Years = Readonly<Record<string, readonly Day[]>>;

const englandAndWales = {
  2026: [
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28',
  ],
  2027: [
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
    '2027-12-27',
    '2027-12-28',
  ],
  2028: [
    '2028-01-03',
    '2028-04-14',
    '2028-04-17',
    '2028-05-01',
    '2028-05-29',
    '2028-08-28',
    '2028-12-25',
    '2028-12-26',
  ],
} as const satisfies Years;

/**
 * Scotland: no Easter Monday; 2 January, St Andrew's Day and an earlier August holiday; in 2026 also the World Cup
 * holiday.
 */
const scotland: Years = {
  2026: [
    '2026-01-01',
    '2026-01-02',
    '2026-04-03',
    '2026-05-04',
    '2026-05-25',
    '2026-06-15',
    '2026-08-03',
    '2026-11-30',
    '2026-12-25',
    '2026-12-28',
  ],
  2027: [
    '2027-01-01',
    '2027-01-04',
    '2027-03-26',
    '2027-05-03',
    '2027-05-31',
    '2027-08-02',
    '2027-11-30',
    '2027-12-27',
    '2027-12-28',
  ],
  2028: [
    '2028-01-03',
    '2028-01-04',
    '2028-04-14',
    '2028-05-01',
    '2028-05-29',
    '2028-08-07',
    '2028-11-30',
    '2028-12-25',
    '2028-12-26',
  ],
};

/** With St Patrick's Day and 12 July. */
const northernIreland: Years = {
  2026: [...englandAndWales[2026], '2026-03-17', '2026-07-13'],
  2027: [...englandAndWales[2027], '2027-03-17', '2027-07-12'],
  2028: [...englandAndWales[2028], '2028-03-17', '2028-07-12'],
};

/**
 * With the TT bank holiday and Tynwald Day. The government of the Isle of Man announces each year late in the previous
 * one: 2026 is as announced. 2027 and 2028 follow the pattern of 2022 to 2026. The TT bank holiday is the Friday of the
 * week after the last Monday of May. Tynwald Day is 5 July or the Monday after. Compare them once announced.
 */
const isleOfMan: Years = {
  2026: [...englandAndWales[2026], '2026-06-05', '2026-07-06'],
  2027: [...englandAndWales[2027], '2027-06-11', '2027-07-05'],
  2028: [...englandAndWales[2028], '2028-06-09', '2028-07-05'],
};

/**
 * The bank holidays of each region by year, from gov.uk/bank-holidays and gov.im, with substitute days for weekends.
 * The shop promises no delivery day in a year that is missing here (spec 9.15).
 */
export const bankHolidays: Readonly<Record<HolidayCalendar, Years>> = {
  englandAndWales,
  scotland,
  northernIreland,
  isleOfMan,
};
