import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/** Attempts are counted even for refused requests. News of earlier changes leave their table once they are announced. */
const EXEMPT = new Set(['attempt_counters', 'news']);

/**
 * Returns a digest of every table of the shop, by name, and of the pending jobs: a refused request must not change
 * them. Records of denials are exempt.
 */
export async function contentsOfTables(db: Db): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const names = tables.map(({ name }) => name).filter((name) => !EXEMPT.has(name));
  const sources = names.map((name) => [name, sql.table(name)] as const);
  const jobs = ['jobs', sql.id('graphile_worker', '_private_jobs')] as const;
  const digests = new Map<string, string>();
  for (const [name, table] of [...sources, jobs]) {
    const which = name === 'audit_events' ? sql`where action <> 'denied'` : sql``;
    const { rows } = await sql<{ digest: string }>`
      select md5(coalesce(string_agg(entry::text, '|' order by entry::text), '')) as digest
      from (select * from ${table} ${which}) as entry`.execute(db);
    digests.set(name, rows[0]?.digest ?? '');
  }
  return Object.fromEntries(digests);
}
