/** A slice of a list as the calls name it: at most `limit` rows after the first `skip` (spec 9.1). */
export interface PageWindow {
  readonly limit: number;
  readonly skip: number;
}

/** The most rows that a call can be asked to leave out. */
export const FURTHEST_SKIP = 1_000_000;

/** The slice that a page shows; pages count from 1 and anything below reads as the first, and none begins past the furthest row that can be asked for (spec 9.1). */
export function pageWindow(page: number, size: number): PageWindow {
  return { limit: size, skip: Math.min((Math.max(1, page) - 1) * size, FURTHEST_SKIP) };
}
