import { hash } from 'node:crypto';

const MOST = 1_000;

/** The documents that passed as they came, by the hash of their bytes, oldest first. */
const passed = new Set<string>();

/** Which documents passed lately: the last thousand of this server. Refusals are not kept. */
export const keptVerdicts = {
  /** What a document's bytes are known by. */
  keyOf: (content: Buffer): string => hash('sha256', content, 'base64'),

  hasPassed: (key: string): boolean => passed.has(key),

  keep: (key: string): void => {
    passed.delete(key);
    passed.add(key);
    const [oldest] = passed;
    if (oldest !== undefined && passed.size > MOST) passed.delete(oldest);
  },
};
