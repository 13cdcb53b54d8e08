/** A slice of a list as the calls name it: at most `limit` rows after the first `skip` (spec 9.1). */
export interface PageWindow {
  readonly limit: number;
  readonly skip: number;
}

/** The slice that a page shows; pages count from 1 and anything below reads as the first (spec 9.1). */
export function pageWindow(page: number, size: number): PageWindow {
  return { limit: size, skip: (Math.max(1, page) - 1) * size };
}
