/** Interval between polls of a prescriber's notifications, in milliseconds (spec 9.3). */
export const NOTIFICATION_POLL_MS = 60_000;
