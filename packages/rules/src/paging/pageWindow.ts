/** Rows per page of each list (spec 9.1). */
export const PAGE_SIZES = {
  products: 12,
  orders: 12,
  prescriptions: 12,
  /** Like the other lists; the specification does not say. */
  patients: 12,
  /** The first of a user's patients by name. Users with fewer search all of them without a request. */
  patientsAtHand: 100,
  /** Rows of a notification dropdown. */
  notifications: 5,
  /** Default of the calls. */
  call: 15,
} as const;

/** Interval between polls of a prescriber's notifications, in milliseconds (spec 9.3). */
export const NOTIFICATION_POLL_MS = 60_000;

/** A slice of a list as the calls define it: at most `limit` rows after the first `skip` (spec 9.1). */
export interface PageWindow {
  readonly limit: number;
  readonly skip: number;
}

/** Maximum number of rows that a call can skip. */
export const FURTHEST_SKIP = 1_000_000;

/**
 * Returns the slice of a page. Pages count from 1; lower numbers mean the first. `skip` never exceeds its maximum (spec
 * 9.1).
 */
export function pageWindow(page: number, size: number): PageWindow {
  return { limit: size, skip: Math.min((Math.max(1, page) - 1) * size, FURTHEST_SKIP) };
}

/** Returns the page number for an address. The first page has none, because it is the list itself. */
export function laterPage(page: number | undefined): number | undefined {
  return page !== undefined && page > 1 ? page : undefined;
}
