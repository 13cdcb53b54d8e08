import { londonDay } from '../../dates/londonTime.ts';
import { formatDay } from '../../dates/day.ts';
import type { Order } from '../../orders/order.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Default number of days until an unsigned prescription lapses. */
export const DEFAULT_DAYS_TO_SIGN = 14;

/** Returns when an unsigned prescription lapses. */
export function signBy(createdAt: Date, daysToSign: number): Date {
  return new Date(+createdAt + daysToSign * DAY_MS);
}

/**
 * Returns when the oldest unsigned prescription of an order lapses, from their creation times. Undefined without
 * unsigned prescriptions or for a cancelled order.
 */
export function orderSignBy(
  { state }: Pick<Order, 'state'>,
  unsignedSince: readonly Date[],
  daysToSign: number,
): Date | undefined {
  if (state === 'Cancelled' || unsignedSince.length === 0) return undefined;
  return signBy(new Date(Math.min(...unsignedSince.map(Number))), daysToSign);
}

/** Describes the deadline for signing an order's prescriptions, for its buyer. */
export function unsignedUntil(deadline: Date): string {
  return `A prescription that is still unsigned lapses on ${formatDay(londonDay(deadline))}.`;
}

const FIRST_MS = 24 * HOUR_MS;
const SECOND_MS = 72 * HOUR_MS;
const BEFORE_LAPSE_MS = 48 * HOUR_MS;

/**
 * Returns how many reminders of an unsigned prescription are due at a moment: after 24 hours, after 72 hours, and 48
 * hours before it lapses. Leaves out those at or after the lapse. The last never comes before the second.
 */
export function remindersDue(
  { createdAt, signBy: deadline }: { readonly createdAt: Date; readonly signBy: Date },
  now: Date,
): number {
  const start = Number(createdAt);
  const lapse = Number(deadline);
  const last = Math.max(start + SECOND_MS, lapse - BEFORE_LAPSE_MS);
  const moments = [start + FIRST_MS, start + SECOND_MS, last].filter((moment) => moment < lapse);
  return moments.filter((moment) => moment <= Number(now)).length;
}

/** Returns whether a practitioner requested a reminder within the last 24 hours, which is the limit. */
export function wasNudgedRecently(nudgedAt: Date | undefined, now: Date): boolean {
  return nudgedAt !== undefined && Number(now) - Number(nudgedAt) < DAY_MS;
}
