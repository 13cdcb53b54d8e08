import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';

/**
 * Runs a statement without constraints and triggers on its tables, to make impossible changes. Dropped constraints
 * return on rollback; triggers are enabled again at once.
 */
export async function withoutConstraints(
  trx: Trx,
  tables: readonly string[],
  statement: string,
): Promise<void> {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
    const { rows: constraints } = await sql<{ name: string }>`
      select conname as name from pg_constraint
      where conrelid = ${table}::regclass and contype in ('c', 'f', 'u')`.execute(trx);
    for (const { name } of constraints) {
      await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(name)} cascade`.execute(
        trx,
      );
    }
    const { rows: indexes } = await sql<{ name: string }>`
      select indexrelid::regclass::text as name from pg_index
      where indrelid = ${table}::regclass and indisunique and not indisprimary`.execute(trx);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(trx);
  }
  await sql.raw(statement).execute(trx);
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  }
}
