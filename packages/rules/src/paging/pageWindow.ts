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
