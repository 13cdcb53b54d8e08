import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Db } from './Db.ts';
import { preparingPool } from './preparingPool.ts';
import type { Schema } from './schema.ts';

/** Kysely on a pool. Whoever made the pool ends it. */
export function createDb(pool: pg.Pool): Db {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });
}
