const UK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** An instant as clocks in the United Kingdom show it, with its offset's name: '20 Nov 2026, 14:05:12 GMT'. */
export function ukTime(at: Date): string {
  return UK.format(at);
}
