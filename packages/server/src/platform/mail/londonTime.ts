const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in UK time: 20/11/2026 09:12. */
export function londonTime(at: Date): string {
  return FORMAT.format(at).replace(',', '');
}
