import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseError } from 'pg';
import { isStaleStatement } from './sqlState.ts';
import { sentQueries } from './queryChannel.ts';
import { createStatementNames, type StatementNames } from './createStatementNames.ts';
import type { TransactionHooks } from './transactionHooks.ts';

/** Sent as plain text: one message instead of the three of a prepared statement. */
const CONTROL_STATEMENT = /^(begin|start transaction|commit|rollback|savepoint|release)\b/;

const BEGINS = /^(begin|start transaction)\b/;
const ENDS = /^(commit|rollback)\b(?! to\b)/;
const COMMITS = /^commit\b/;
const NO_ROWS: pg.QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] };

/**
 * Wraps the pool for Kysely: gives queries stable names, so that PostgreSQL parses them once per connection instead of
 * once per call. If a column was added or dropped meanwhile, the query gets a new name and is sent again. Within a
 * transaction the error is thrown, because PostgreSQL has aborted it; `withTransaction` then repeats the work.
 */
export function preparingPool(pool: pg.Pool, hooks: TransactionHooks): PostgresPool {
  const names = createStatementNames();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => preparingClient(await pool.connect(), names, hooks),
  };
}

function preparingClient(
  client: pg.PoolClient,
  names: StatementNames,
  hooks: TransactionHooks,
): PostgresPoolClient {
  let isLost = false;
  let isInTransaction = false;
  let begun: Promise<unknown> = Promise.resolve();
  const control = async (text: string): Promise<pg.QueryResult> => {
    const isBegin = BEGINS.test(text);
    isInTransaction = isBegin || (isInTransaction && !ENDS.test(text));
    if (isBegin) {
      // Not waited for: the first statement is sent with it. If it fails, the connection is lost for that one too.
      begun = client.query([text, ...hooks.opening].join('; '));
      begun.catch(() => {});
      return NO_ROWS;
    }
    const isCommit = COMMITS.test(text);
    if (isCommit) await begun;
    const result = await client.query(text);
    if (isCommit) for (const act of hooks.onCommit) act();
    return result;
  };
  const send = (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    if (CONTROL_STATEMENT.test(text)) return control(text);
    const name = names.nameOf(text);
    const values = [...parameters];
    return client.query(name === undefined ? { text, values } : { name, text, values });
  };
  const sendFresh = async (text: string, parameters: readonly unknown[]) => {
    try {
      return await send(text, parameters);
    } catch (error) {
      if (!isStaleStatement(error)) throw error;
      names.renew(text);
      if (isInTransaction) throw error;
      return send(text, parameters);
    }
  };
  // Kysely's cursor overload needs a cursor class, which createDb does not pass.
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await sentQueries.tracePromise(() => sendFresh(text, parameters), { text });
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
