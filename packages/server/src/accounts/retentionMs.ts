const DAY_MS = 86_400_000;

/** Retention of account data; the privacy policy states it (docs/decisions/2026-11-22-removal-of-old-data.md). */
export const retentionMs = {
  /** Since registration; longer while a confirmation link still works. */
  unconfirmed: 7 * DAY_MS,
  /** Since registration, even if the link was sent again. */
  unconfirmedAtMost: 14 * DAY_MS,
  /** Since it was used or expired. */
  deadLink: 30 * DAY_MS,
  failedSignIn: DAY_MS,
} as const;
