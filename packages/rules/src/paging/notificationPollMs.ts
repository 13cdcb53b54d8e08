/** From one look at what waits for a prescriber to the next (spec 9.3). */
export const NOTIFICATION_POLL_MS = 60_000;
