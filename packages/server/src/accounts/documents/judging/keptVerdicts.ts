import { hash } from 'node:crypto';

const MOST = 1_000;

/** Hashes of documents that passed unchanged, oldest first. */
const passed = new Set<string>();

/** Cache of the last thousand documents that passed on this server. Refusals are not cached. */
export const keptVerdicts = {
  /** Returns the cache key of a document. */
  keyOf: (content: Buffer): string => hash('sha256', content, 'base64'),

  hasPassed: (key: string): boolean => passed.has(key),

  keep: (key: string): void => {
    passed.delete(key);
    passed.add(key);
    const [oldest] = passed;
    if (oldest !== undefined && passed.size > MOST) passed.delete(oldest);
  },
};
