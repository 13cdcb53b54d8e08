/** A head as HTML. */
export interface WrittenHead {
  readonly html: string;
  /** Whether another address, or the same again, may well have it too. */
  readonly isShared: boolean;
}

/** Writes what the head of the page at an address has of its own; the path is without escapes. */
export type HeadAt = (path: string, query: URLSearchParams) => Promise<WrittenHead>;
