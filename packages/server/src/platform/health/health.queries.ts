import { sql } from 'kysely';
import type { Db } from '../database/Db.ts';

/** What a database can do now. */
export interface DatabaseState {
  /** Newest migration; 0 before the first. */
  readonly newestMigration: number;
  /** False on a standby and for a read-only session. */
  readonly canWrite: boolean;
}

/** Reads what the database can do now. */
export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const { rows } = await sql<DatabaseState>`
    select coalesce(max(version), 0) as "newestMigration",
      not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "canWrite"
    from schema_migration`.execute(db);
  return rows[0] ?? { newestMigration: 0, canWrite: false };
}
