import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from './Db.ts';
import { preparingPool } from './preparingPool.ts';
import type { Schema } from './schema.ts';

/** Wraps a pool in Kysely. The caller ends the pool. */
export function createDb(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
}
