/**
 * Returns the page to show: by default the first, and the last if the requested page is past the end. Keeps the
 * requested page while the number of pages is unknown (spec 9.2).
 */
export function pageToShow(asked: number | undefined, pageCount: number | undefined): number {
  return Math.min(asked ?? 1, pageCount ?? Infinity);
}
