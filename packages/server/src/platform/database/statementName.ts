import { createHash } from 'node:crypto';

const MOST_STATEMENTS = 500;
const NAME_LENGTH = 24;

const names = new Map<string, string | undefined>();

/**
 * The name under which PostgreSQL keeps a query text prepared, or `undefined` for one that is not
 * worth keeping: the first sight of a text, and any beyond 500 texts (lists of ever new lengths
 * would fill every connection's memory).
 */
export function statementName(text: string): string | undefined {
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
}
