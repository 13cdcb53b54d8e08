import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from './Db.ts';
import { preparingPool } from './preparingPool.ts';
import { setTransactionHooks, type TransactionHooks } from './transactionHooks.ts';
import type { Schema } from './schema.ts';

/** Wraps a pool in Kysely. The caller ends the pool. */
export function createDb(pool: pg.Pool): Db {
  const hooks: TransactionHooks = { opening: new Set(), onCommit: new Set() };
  const dialect = new PostgresDialect({ pool: preparingPool(pool, hooks) });
  const db = new Kysely<Schema>({ dialect });
  setTransactionHooks(db, hooks);
  return db;
}
