import type { Day } from '../dates/day.ts';

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date of birth with its month in words, as it may be searched for: '5 Apr 1984'. */
export function writtenBirthDate(birthDate: Day): string {
  return written.format(new Date(`${birthDate}T00:00:00Z`));
}
