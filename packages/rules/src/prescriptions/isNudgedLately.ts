const DAY_MS = 86_400_000;

/** Returns whether a practitioner requested a reminder within the last 24 hours, which is the limit. */
export function isNudgedLately(nudgedAt: Date | undefined, now: Date): boolean {
  return nudgedAt !== undefined && Number(now) - Number(nudgedAt) < DAY_MS;
}
