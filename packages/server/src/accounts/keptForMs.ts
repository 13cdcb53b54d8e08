const DAY_MS = 86_400_000;

/** How long accounts keep what goes by itself; the privacy policy says so (docs/decisions/2026-11-22-what-is-removed.md). */
export const keptForMs = {
  /** From registering; longer while a link that confirms the address still works. */
  unconfirmed: 7 * DAY_MS,
  /** From registering, however often the link was sent again. */
  unconfirmedAtMost: 14 * DAY_MS,
  /** From being used or running out. */
  deadLink: 30 * DAY_MS,
  failedSignIn: DAY_MS,
} as const;
