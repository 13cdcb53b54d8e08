import type { Duplex } from 'node:stream';
import type pg from 'pg';

/** The connections of a server that dies at a statement. */
interface FragileConnections {
  /** Returns the statement after which the server died; undefined while it lives. */
  readonly diedAfter: () => string | undefined;
  /** Starts the server again. It dies after this writing statement, counted from 0; without one it lives. */
  readonly revive: (lastStatement?: number) => void;
}

/** A death after a statement that only reads is the same as before it: nothing is left to undo. */
const READS = /^\s*(?:begin\b|select\b(?![^]*(?:\bfor (?:no key )?update\b|add_job)))/;

/**
 * Lets the connections of a pool break as those of a killed process do: all at once, after PostgreSQL carried out one
 * statement that writes, locks or commits, and before anything else. What was not committed is rolled back. Until `revive`, nothing
 * reaches the database.
 */
export function fragileConnections(pool: pg.Pool): FragileConnections {
  let writes = 0;
  let last: number | undefined;
  let diedAfter: string | undefined;
  const alive = new Set<Duplex>();
  const die = (): Error => {
    for (const stream of alive) stream.destroy();
    alive.clear();
    return new Error('The server is dead');
  };
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
    alive.add(stream);
    const query = client.query.bind(client) as (...words: readonly unknown[]) => Promise<unknown>;
    const queryUntilDead = async (...words: readonly unknown[]): Promise<unknown> => {
      if (diedAfter !== undefined) throw die();
      const text = textOf(words[0]);
      const isLast = !READS.test(text) && writes === last;
      if (!READS.test(text)) writes += 1;
      const result = await query(...words);
      if (isLast) diedAfter = text;
      if (diedAfter !== undefined) throw die();
      return result;
    };
    client.query = queryUntilDead as typeof client.query;
  });
  return {
    diedAfter: () => diedAfter,
    revive: (lastStatement) => {
      writes = 0;
      last = lastStatement;
      diedAfter = undefined;
    },
  };
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { readonly text: string }).text;
}
