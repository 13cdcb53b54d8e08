import type { WiredAnswer } from '@formulary/rules/pages/Storefront';

/** Known result of a read: an answer in wire form, "missing", or undefined if it has to be fetched. */
type ServedAnswer = WiredAnswer | 'missing' | undefined;

/** Answers that came with the served page; on the server, the answers to render from. */
export interface Served {
  /** Returns the known result of a read before any request; `key` is its cache key. */
  readonly known: (name: string, input: unknown, key: string) => ServedAnswer;
  /** Whether to skip the first read of this key, because its answer came with the page; true once per key. */
  readonly take: (key: string) => boolean;
  /** Called when a screen redirects while it renders. */
  readonly leave: (to: string) => void;
}
