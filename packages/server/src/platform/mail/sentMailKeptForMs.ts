/** How long a sent mail is kept (docs/decisions/2026-11-22-what-is-removed.md). */
export const SENT_MAIL_KEPT_FOR_MS = 30 * 86_400_000;
