import type { VisitorsAnswer } from '@formulary/rules/pages/Storefront';
import type { PageSettings } from '@formulary/rules/settings/pageSettings';

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
  /** What staff changed of the shop's own texts; every page carries it. */
  readonly settings: PageSettings;
  /** Expects a decoded path. */
  readonly headAt: (path: string, query: URLSearchParams) => RenderedHead;
  readonly answer: VisitorsAnswer;
}

/** Reads the current data of the pages. Throws the database's error when that is unavailable. */
export type ReadPageData = () => Promise<PageData>;
