import { createHash } from 'node:crypto';

const MOST_STATEMENTS = 500;
const NAME_LENGTH = 24;

/**
 * Returns the prepared-statement name of a query text, or `undefined` for a text not worth preparing. That is a text
 * seen for the first time, and any beyond 500: lists of ever new lengths would fill the memory of every connection.
 */
export type StatementNames = (text: string) => string | undefined;

/** Creates the statement names of one pool. */
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
