const DAY_MS = 86_400_000;

/** Whether a practitioner asked for a reminder within the last 24 hours; once a day is enough. */
export function isNudgedLately(nudgedAt: Date | undefined, now: Date): boolean {
  return nudgedAt !== undefined && Number(now) - Number(nudgedAt) < DAY_MS;
}
