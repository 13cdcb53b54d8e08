const hours = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

/** Returns the hour of an instant in the UK, 0 to 23: 14 from 14:00 until just before 15:00 (spec 9.15). */
export function londonHour(instant: Date): number {
  return Number(hours.format(instant));
}
