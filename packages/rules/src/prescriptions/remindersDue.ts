const HOUR_MS = 3_600_000;
const FIRST_MS = 24 * HOUR_MS;
const SECOND_MS = 72 * HOUR_MS;
const BEFORE_LAPSE_MS = 48 * HOUR_MS;

/**
 * Returns how many reminders of an unsigned prescription are due at a moment: after 24 hours, after 72 hours, and 48
 * hours before it lapses. Leaves out those at or after the lapse. The last never comes before the second.
 */
export function remindersDue(
  { createdAt, signBy }: { readonly createdAt: Date; readonly signBy: Date },
  now: Date,
): number {
  const start = Number(createdAt);
  const lapse = Number(signBy);
  const last = Math.max(start + SECOND_MS, lapse - BEFORE_LAPSE_MS);
  const moments = [start + FIRST_MS, start + SECOND_MS, last].filter((moment) => moment < lapse);
  return moments.filter((moment) => moment <= Number(now)).length;
}
