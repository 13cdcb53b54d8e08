const DAY_MS = 86_400_000;

/** Default number of days until an unsigned prescription lapses. */
export const DEFAULT_DAYS_TO_SIGN = 14;

/** Returns when an unsigned prescription lapses. */
export function signBy(createdAt: Date, daysToSign: number): Date {
  return new Date(+createdAt + daysToSign * DAY_MS);
}
