const DAY_MS = 86_400_000;

/** Returns the moment a number of days later, or earlier if negative. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(+now + days * DAY_MS);
}
