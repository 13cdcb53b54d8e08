import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/**
 * Returns the columns of all tables, including the job queue's, that contain a text in any case: 'patients.last_name'.
 */
export async function columnsContaining(db: Db, text: string): Promise<readonly string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string }>`
    select table_schema as schema, table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
    order by 1, 2, 3`.execute(db);
  const holding: string[] = [];
  for (const { schema, table, column } of columns) {
    const { rows } = await sql`
      select from ${sql.id(schema, table)} where ${sql.ref(column)}::text ilike ${`%${text}%`} limit 1`.execute(
      db,
    );
    if (rows.length > 0) holding.push(`${table}.${column}`);
  }
  return holding;
}
