import { sql } from 'kysely';
import type { Db } from '../database/Db.ts';

/** Returns the newest migration of the database; 0 before the first. */
export async function readNewestMigration(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) as version from schema_migration`.execute(db);
  return rows[0]?.version ?? 0;
}
