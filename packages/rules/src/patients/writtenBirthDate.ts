import type { Day } from '../dates/day.ts';

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a date of birth with its month in words, as users may search for it: '5 Apr 1984'. */
export function writtenBirthDate(birthDate: Day): string {
  return written.format(new Date(`${birthDate}T00:00:00Z`));
}
