import type { Day } from './day.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/London',
});
/** Formats an instant as its day in the UK, dd/MM/yyyy (spec 1.7). */
export function formatDate(instant: Date): string {
  return dayFormat.format(instant);
}

/** Returns the day of an instant in the UK, including summer time. */
export function londonDay(instant: Date): Day {
  return formatDate(instant).split('/').toReversed().join('-');
}
