const POSITIVE = /^[1-9]\d{0,8}$/;

/** One link of a pagination control. Pages count from 1. */
interface PageLink {
  readonly page: number;
  readonly isCurrent: boolean;
}

const MAXIMUM_PAGE_LINKS = 7;

/** Returns the number of pages of a list; an empty list has one (spec 9.2). */
export function pageCount(rows: number, size: number): number {
  return Math.max(1, Math.ceil(rows / size));
}

/**
 * Returns the page to show: by default the first, and the last if the requested page is past the end. Keeps the
 * requested page while the number of pages is unknown (spec 9.2).
 */
export function pageToShow(asked: number | undefined, count: number | undefined): number {
  return Math.min(asked ?? 1, count ?? Infinity);
}

/** Returns the pages to link to, at most 7 around the current one. Empty if there is only one page (spec 9.2). */
export function pageLinks(current: number, count: number): readonly PageLink[] {
  if (count <= 1) return [];
  const length = Math.min(MAXIMUM_PAGE_LINKS, count);
  const centred = current - Math.floor(length / 2);
  const first = Math.min(Math.max(1, centred), count - length + 1);
  return Array.from({ length }, (_, index) => ({
    page: first + index,
    isCurrent: first + index === current,
  }));
}

/** Parses a whole number of 1 or more from an address. Undefined for anything else. */
export function readPositive(written: string | null | undefined): number | undefined {
  return written && POSITIVE.test(written) ? Number(written) : undefined;
}
