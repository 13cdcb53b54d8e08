/** @module-tag start */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPool } from './createPool.ts';
import { prepareDatabase } from './embedded/prepareDatabase.queries.ts';
import { serverSettings } from './embedded/serverSettings.ts';
import { startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { migrate } from './migrations/migrate.queries.ts';
import { migrationsFolder, readMigrations } from './migrations/readMigrations.ts';

let folder: string;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-timeline-')));
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs work on the PostgreSQL of a data folder. */
async function onServer<Result>(
  name: string,
  work: (pool: Pool, host: string) => Promise<Result>,
): Promise<Result> {
  const settings = { ...serverSettings, fsync: 'off' };
  const server = await startEmbeddedPostgres(join(folder, name), () => {}, { settings });
  const pool = createPool(await prepareDatabase(server.host, server.port), () => {});
  try {
    return await work(pool, server.host);
  } finally {
    await pool.end();
    await server.stop();
  }
}

const nextOrder = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('orders', 'id')) as id`,
  );
  return rows[0]?.id ?? 0;
};

test('numbers skip once after a promotion, which may lack the last ones, and never after a restart', async () => {
  await onServer('primary', async (pool) => {
    await migrate(pool, readMigrations(migrationsFolder), () => {});
    expect(await nextOrder(pool)).toBe(1);
  });
  execFileSync('cp', ['--archive', join(folder, 'primary'), join(folder, 'standby')]);
  // The standby never hears of this one.
  expect(await onServer('primary', nextOrder)).toBe(2);

  writeFileSync(join(folder, 'standby', 'postgres', 'standby.signal'), '');
  await onServer('standby', async (pool, host) => {
    // As of a shop whose address leads to a machine that becomes the primary.
    await expect(nextOrder(pool)).rejects.toThrow('read-only');
    const admin = new Client({ host, user: 'postgres', database: 'postgres' });
    await admin.connect();
    await admin.query('select pg_promote()');
    await admin.end();

    const given = await Promise.all([nextOrder(pool), nextOrder(pool), nextOrder(pool)]);
    expect(given.toSorted((a, b) => a - b)).toEqual([10_002, 10_003, 10_004]);
    const { rows } = await pool.query(
      `select timeline, (select jsonb_agg(detail->'numbers') from audit_events where action = 'numbers-skipped') as skipped,
         (select array_agg(last) from invoice_series) as invoices
       from number_timeline`,
    );
    expect(rows).toEqual([{ timeline: '00000002', skipped: [10_000], invoices: [10_000, 10_000] }]);
  });
  expect(await onServer('standby', nextOrder)).toBe(10_005);
});
