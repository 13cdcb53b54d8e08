import type { WiredAnswer } from '@formulary/rules/pages/VisitorsAnswer';

/** What is known of a read: its answer as on the wire; that there is no such thing; or nothing, so that it has to be asked for. */
type KnownAnswer = WiredAnswer | 'missing' | undefined;

/** What a page came with, or, on the server, what it is drawn from. */
export interface Served {
  /** What is known of a read before anything was asked; `key` is what the read is cached under. */
  readonly known: (name: string, input: unknown, key: string) => KnownAnswer;
  /** Whether the first reading of this key is spared, because its answer came with the page; true once for each. */
  readonly take: (key: string) => boolean;
  /** Told when a screen leads elsewhere while it is drawn. */
  readonly leave: (to: string) => void;
}
