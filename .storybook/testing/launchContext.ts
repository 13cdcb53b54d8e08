/** How every browser of the story checks is set: a reader in London who asked for little motion. */
export const launchContext = {
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
  locale: 'en-GB',
  timezoneId: 'Europe/London',
} as const;
