import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { createStatementNames, type StatementNames } from './createStatementNames.ts';

/** Sent as plain text: one message instead of the three of a prepared statement. */
const CONTROL_STATEMENT = /^(begin|start transaction|commit|rollback|savepoint|release)\b/;

/**
 * Wraps the pool for Kysely: gives queries stable names, so that PostgreSQL parses them once per connection instead of
 * once per call.
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
  // Kysely's cursor overload needs a cursor class, which createDb does not pass.
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await send(text, parameters);
    } catch (error) {
      // Any error that does not come from PostgreSQL means a lost connection, even if the pool does not know yet.
      isLost ||= !(error instanceof DatabaseError) || error.severity === 'FATAL';
      throw error;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => client.release(isBroken || isLost),
  };
}
