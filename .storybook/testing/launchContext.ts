/** Browser context of the story checks: London locale and time, with reduced motion. */
export const launchContext = {
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
} as const;
