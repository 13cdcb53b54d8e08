import type { VisitorsAnswer } from '@formulary/rules/pages/Storefront';

/** The head of one page. */
export interface RenderedHead {
  readonly html: string;
  /**
   * Canonical address within the shop, with the query parameters that the page reads; none for pages that search
   * engines must not list.
   */
  readonly canonical: string | undefined;
  /** False for a head that repeats a visitor's search: such pages are neither cached nor shared. */
  readonly isShared: boolean;
}

/** Current data of the pages; the same for everybody. */
export interface PageData {
  /** Changes whenever something visible to visitors changes. */
  readonly version: string;
  /** Expects a decoded path. */
  readonly headAt: (path: string, query: URLSearchParams) => RenderedHead;
  readonly answer: VisitorsAnswer;
}

/** Reads the current data of the pages. Throws the database's error when that is unavailable. */
export type ReadPageData = () => Promise<PageData>;
