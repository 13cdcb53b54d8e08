const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats an instant as time of day in the UK, '21:04'. */
export function formatTime(at: Date): string {
  return FORMAT.format(at);
}
