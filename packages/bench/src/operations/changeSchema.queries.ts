import type { Pool } from 'pg';

const LOCK_WAIT = '100ms';
const LOCK_NOT_AVAILABLE = '55P03';

/** Adds a column to every table of the shop and drops it, as a migration does: with short waits for locks. */
export async function addAndDropColumns(pool: Pool): Promise<{ readonly tables: number }> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  for (const { name } of rows) {
    await untilLocked(pool, `alter table ${name} add column bench_note text`);
    await untilLocked(pool, `alter table ${name} drop column bench_note`);
  }
  return { tables: rows.length };
}

async function untilLocked(pool: Pool, statement: string): Promise<void> {
  for (;;) {
    try {
      await pool.query(`set lock_timeout = '${LOCK_WAIT}'; ${statement}; reset lock_timeout`);
      return;
    } catch (error) {
      if ((error as { readonly code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
}

/** Builds an index on the lines of all orders, as a migration of a large table does. */
export async function indexLines(pool: Pool): Promise<{ readonly lines: number }> {
  await pool.query(
    'create index concurrently bench_lines on order_lines (product_id, total_mills)',
  );
  await pool.query('drop index concurrently bench_lines');
  const { rows } = await pool.query<{ lines: number }>(
    'select count(*)::integer as lines from order_lines',
  );
  return { lines: rows[0]?.lines ?? 0 };
}
