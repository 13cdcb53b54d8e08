/** One link of a pagination control. Pages count from 1. */
export interface PageLink {
  readonly page: number;
  readonly isCurrent: boolean;
}

export const MAXIMUM_PAGE_LINKS = 7;

/** Returns the pages to link to, at most 7 around the current one. Empty if there is only one page (spec 9.2). */
export function pageLinks(current: number, pageCount: number): readonly PageLink[] {
  if (pageCount <= 1) return [];
  const length = Math.min(MAXIMUM_PAGE_LINKS, pageCount);
  const centred = current - Math.floor(length / 2);
  const first = Math.min(Math.max(1, centred), pageCount - length + 1);
  return Array.from({ length }, (_, index) => ({
    page: first + index,
    isCurrent: first + index === current,
  }));
}
