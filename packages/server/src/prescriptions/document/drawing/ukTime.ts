import { formatMoment } from '@formulary/rules/dates/timeOfDay';

const ZONE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  timeZoneName: 'short',
});

/** Formats an instant in UK time with the zone's name: '20/11/2026, 14:05 GMT' (reading R28). */
export function ukTime(at: Date): string {
  const zone = ZONE.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return `${formatMoment(at)} ${zone ?? ''}`.trimEnd();
}
