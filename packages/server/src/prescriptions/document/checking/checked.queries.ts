import { sql } from 'kysely';
import type { Db } from '../../../platform/database/Db.ts';

/** Finds the prescription whose stored document has a hash. */
export async function findByHash(db: Db, hash: Buffer): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select prescription_id as id from prescription_documents where hash = ${hash}
    order by prescription_id limit 1`.execute(db);
  return rows[0]?.id;
}
