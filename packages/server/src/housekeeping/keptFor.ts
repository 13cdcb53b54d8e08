const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long the shop keeps what nobody needs any more, in milliseconds (docs/decisions/2026-11-22-what-is-removed.md). */
export const keptFor = {
  /** From registering; longer while a link that confirms the address still works. */
  unconfirmedRegistration: 7 * DAY_MS,
  /** From registering, however often the link was sent again. */
  resentRegistration: 14 * DAY_MS,
  idempotencyKey: DAY_MS,
  /** From being used or running out. */
  deadToken: 30 * DAY_MS,
  /** From being handed over. */
  sentMail: 30 * DAY_MS,
  signInFailure: DAY_MS,
} as const;
