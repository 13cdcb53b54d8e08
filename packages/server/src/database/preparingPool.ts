import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { statementName } from './statementName.ts';

/** Sent as plain text: one message, where a prepared statement takes three. */
const CONTROL_STATEMENT = /^(begin|start transaction|commit|rollback|savepoint|release)\b/;

/**
 * The pool as Kysely is given it: queries go out under a stable name, so that PostgreSQL parses
 * them once a connection instead of once a call.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => preparingClient(await pool.connect()),
  };
}

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  // Kysely's other overload, cursors, needs a cursor class that createDb does not give it.
  const query = (text: string, parameters: readonly unknown[]): unknown => {
    if (CONTROL_STATEMENT.test(text)) return client.query(text);
    const name = statementName(text);
    const values = [...parameters];
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken),
  };
}
