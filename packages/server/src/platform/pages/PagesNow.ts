import type { VisitorsAnswer } from '@formulary/rules/pages/VisitorsAnswer';

/** What the head of the page at an address has of its own. */
export interface WrittenHead {
  readonly html: string;
  /** The page's one address within the shop, with all of the query that it reads; none where search engines are not to list it. */
  readonly canonical: string | undefined;
  /** Whether another address, or the same again, may well have it too. */
  readonly isShared: boolean;
}

/** What pages are made of, as of now; the same for everybody. */
export interface PagesNow {
  /** Another one whenever something that visitors can see has changed. */
  readonly version: string;
  /** The path is without escapes. */
  readonly headAt: (path: string, query: URLSearchParams) => WrittenHead;
  readonly answer: VisitorsAnswer;
}

/** Asks what pages are made of. Throws what the database says when it is away. */
export type ReadPagesNow = () => Promise<PagesNow>;
