import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { createStatementNames, type StatementNames } from './createStatementNames.ts';

/** Sent as plain text: one message, where a prepared statement takes three. */
const CONTROL_STATEMENT = /^(begin|start transaction|commit|rollback|savepoint|release)\b/;

/**
 * The pool as Kysely is given it: queries go out under a stable name, so that PostgreSQL parses
 * them once a connection instead of once a call.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const statementName = createStatementNames();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => preparingClient(await pool.connect(), statementName),
  };
}

function preparingClient(client: pg.PoolClient, statementName: StatementNames): PostgresPoolClient {
  let isLost = false;
  const send = (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    if (CONTROL_STATEMENT.test(text)) return client.query(text);
    const name = statementName(text);
    const values = [...parameters];
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
  // Kysely's other overload, cursors, needs a cursor class that createDb does not give it.
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await send(text, parameters);
    } catch (error) {
      // Whatever is not PostgreSQL's own word is the connection's end, though the pool may not know yet.
      isLost ||= !(error instanceof DatabaseError) || error.severity === 'FATAL';
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken || isLost),
  };
}
