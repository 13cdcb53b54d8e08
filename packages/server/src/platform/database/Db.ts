import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The database, or a transaction on it: what a query takes that may run in either. */
export type Db = Kysely<Schema>;
