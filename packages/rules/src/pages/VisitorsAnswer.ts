/** The answer to a read as it stands on the wire, and what reading it gives, where that is at hand: to read it takes long. */
export interface WiredAnswer {
  readonly wire: unknown;
  readonly data?: unknown;
}

/** What is known of a read that any visitor may make. */
type KnownAnswer = WiredAnswer | 'missing';

/**
 * Answers a read by its name and its input, as it stands on the wire: a call that visitors may make, or `text` with the
 * file of a static page (TC, PP or DP). Says where there is no such thing; of what it does not know, nothing, and the
 * browser asks.
 */
export type VisitorsAnswer = (name: string, input: unknown) => KnownAnswer | undefined;
