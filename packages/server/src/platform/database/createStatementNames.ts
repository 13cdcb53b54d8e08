import { createHash } from 'node:crypto';

const MOST_STATEMENTS = 500;
const NAME_LENGTH = 24;

/** Names of the prepared statements of one pool. */
export interface StatementNames {
  /**
   * Returns the name of a query text, or `undefined` for a text not worth preparing. That is a text seen for the first
   * time, and any beyond 500: lists of ever new lengths would fill the memory of every connection.
   */
  nameOf(text: string): string | undefined;
  /** Gives a text another name, because its statements are out of date. */
  renew(text: string): void;
}

/** Creates the statement names of one pool. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string | undefined>();
  let renewals = 0;
  return {
    nameOf(text) {
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
    },
    renew(text) {
      const name = names.get(text);
      if (name === undefined) return;
      renewals += 1;
      names.set(text, `${name.slice(0, NAME_LENGTH)}-${renewals}`);
    },
  };
}
