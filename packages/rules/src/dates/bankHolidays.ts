import type { Day } from './day.ts';

/**
 * The bank holidays of England and Wales, year by year, as gov.uk/bank-holidays gives them; substitute days where a
 * holiday falls on a weekend. A year that is not here is not known, and no promise is made for it (spec 9.15).
 */
export const bankHolidays: Readonly<Record<string, readonly Day[]>> = {
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
};
