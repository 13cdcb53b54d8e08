import { sql } from 'kysely';
import type { Db } from '../database/Db.ts';

/** The newest migration the database has; 0 for one that was never migrated. */
export async function migratedTo(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) as version from schema_migration`.execute(db);
  return rows[0]?.version ?? 0;
}
