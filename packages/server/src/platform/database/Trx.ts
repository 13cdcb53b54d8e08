import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** A transaction; the type of functions whose statements belong together. A plain `Db` does not fit. */
export type Trx = Transaction<Schema>;
