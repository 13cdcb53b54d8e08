/** How long a mail is kept from being handed over (docs/decisions/2026-11-22-what-is-removed.md). */
export const SENT_MAIL_KEPT_FOR_MS = 30 * 86_400_000;
