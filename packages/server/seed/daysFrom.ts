const DAY_MS = 86_400_000;

/** The moment so many days after another; before it when negative. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(+now + days * DAY_MS);
}
