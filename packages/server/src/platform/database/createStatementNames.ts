import { createHash } from 'node:crypto';

const MOST_STATEMENTS = 500;
const NAME_LENGTH = 24;

/**
 * Returns the name under which PostgreSQL keeps a query text prepared, or `undefined` for one that is not
 * worth keeping: the first sight of a text, and any beyond 500 texts (lists of ever new lengths
 * would fill every connection's memory).
 */
export type StatementNames = (text: string) => string | undefined;

/** Makes the names of the statements of one pool. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string | undefined>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const isFirstSight = !names.has(text);
    if (isFirstSight) {
      if (names.size < MOST_STATEMENTS) names.set(text, undefined);
      return undefined;
    }
    const name = createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH);
    names.set(text, name);
    return name;
  };
}
