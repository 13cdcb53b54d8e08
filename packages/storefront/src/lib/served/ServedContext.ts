import { createContext } from 'react';
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
  readonly onRedirect: (to: string) => void;
}

/** Answers that came with the page; undefined when the browser renders from scratch. */
export const ServedContext = createContext<Served | undefined>(undefined);

/** Returns the answers embedded in the page: wire-form values by cache key. */
export function servedAnswers(json: string): Served {
  const answers = new Map(Object.entries(JSON.parse(json) as Record<string, unknown>));
  const untaken = new Set(answers.keys());
  return {
    known: (_name, _input, key) => (answers.has(key) ? { wire: answers.get(key) } : undefined),
    take: (key) => untaken.delete(key),
    onRedirect: () => undefined,
  };
}
