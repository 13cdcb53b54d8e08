import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** The connections of a server that dies at a moment. */
interface FragileConnections {
  /** Returns what the server died at; undefined while it lives. */
  readonly diedAt: () => string | undefined;
  /**
   * Starts the server again. It dies at this moment, counted from 0; without one it lives. `isAtEachWrite` counts the moments after
   * each write of a transaction too.
   */
  readonly revive: (lastMoment?: number, isAtEachWrite?: boolean) => void;
}

const READS =
  /^\s*(?:begin\b|start transaction\b|select\b(?![^]*(?:\bfor (?:no key )?update\b|add_job)))/;
const BEGINS = /^\s*(?:begin|start transaction)\b/;
const COMMITS = /^\s*commit\b/;
const ENDS = /^\s*(?:commit|rollback)\s*;?\s*$/;

/**
 * Lets the connections of a pool break as those of a killed process do: all at once, at a moment, and before anything else.
 * Moments are those between which nothing can be left half done: before each commit and after it, and after each write of
 * its own. A death earlier in a transaction leaves the same as one before its commit, which PostgreSQL rolls back. Until
 * `revive`, nothing reaches the database.
 */
export function fragileConnections(pool: pg.Pool): FragileConnections {
  let moments = 0;
  let last: number | undefined;
  let countsEachWrite = false;
  let diedAt: string | undefined;
  const alive = new Set<Duplex>();
  const die = (): Error => {
    for (const stream of alive) stream.destroy();
    alive.clear();
    return new Error('The server is dead');
  };
  const isLast = (): boolean => {
    moments += 1;
    return moments - 1 === last;
  };
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
    alive.add(stream);
    let isInTransaction = false;
    let latest = '';
    const query = client.query.bind(client) as (...words: readonly unknown[]) => Promise<unknown>;
    const queryUntilDead = async (...words: readonly unknown[]): Promise<unknown> => {
      if (diedAt !== undefined) throw die();
      const text = textOf(words[0]);
      if (COMMITS.test(text) && isLast()) {
        diedAt = `the commit after ${latest}`;
        throw die();
      }
      if (BEGINS.test(text)) isInTransaction = true;
      const result = await query(...words);
      if (ENDS.test(text)) isInTransaction = false;
      const isMoment =
        !READS.test(text) && (countsEachWrite || COMMITS.test(text) || !isInTransaction);
      if (isMoment && isLast()) diedAt = `${text}, once done`;
      latest = text;
      if (diedAt !== undefined) throw die();
      return result;
    };
    client.query = queryUntilDead as typeof client.query;
  });
  return {
    diedAt: () => diedAt,
    revive: (lastMoment, isAtEachWrite = false) => {
      moments = 0;
      last = lastMoment;
      countsEachWrite = isAtEachWrite;
      diedAt = undefined;
    },
  };
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { readonly text: string }).text;
}
