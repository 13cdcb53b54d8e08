/** The wire answer to a read, and its decoded value if available, because decoding is slow. */
export interface WiredAnswer {
  readonly wire: unknown;
  readonly data?: unknown;
}

/** A known answer to a public read. */
type KnownAnswer = WiredAnswer | 'missing';

/**
 * Returns the wire answer to a read by its name and input: a public call, or `text` with the file of a static page (TC,
 * PP or DP). Returns 'missing' if the subject does not exist, and undefined if the answer is unknown; the browser then
 * requests it.
 */
export type VisitorsAnswer = (name: string, input: unknown) => KnownAnswer | undefined;
