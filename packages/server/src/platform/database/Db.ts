import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database or a transaction; the type of queries that run in either. */
export type Db = Kysely<Schema>;
