// @module-tag start
import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { Client, type ClientConfig, Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DatabaseHandle, openDatabase } from '../platform/database/openDatabase.ts';
import { openListener } from '../platform/database/openListener.ts';
import { openMetrics } from './openMetrics.ts';
import { type Samples, samplesIn } from './testing/metricLines.ts';
import { connectStandby } from './testing/connectStandby.ts';

let folder: string;
let database: DatabaseHandle;
let settings: ClientConfig;
beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-faults-')));
  const config = { databaseUrl: undefined, dataFolder: folder };
  database = await openDatabase({ config, say: () => {}, onLost: () => {} });
  const { host = '', port, database: name } = database.pool.options;
  settings = { host, port, user: 'postgres', database: name };
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const LOOK_MS = 50;

/** Reads the metrics of a server repeatedly until they are as expected, and returns them. */
async function seen(
  isExpected: (samples: Samples) => boolean,
  { pool, heardAgoMs }: { readonly pool?: Pool; readonly heardAgoMs?: () => number } = {},
): Promise<Samples> {
  for (;;) {
    const metrics = openMetrics({
      pool: pool ?? database.pool,
      direct: pool ?? database.pool,
      heardAgoMs: heardAgoMs ?? (() => 0),
      now: () => new Date(),
    });
    const samples = samplesIn((await metrics.scrape()).text);
    await metrics.close();
    if (isExpected(samples)) return samples;
    await wait(LOOK_MS);
  }
}

test('a late standby and the commits that hang on it', async () => {
  const admin = new Client(settings);
  admin.on('error', () => {});
  await admin.connect();
  appendFileSync(join(folder, 'postgres', 'pg_hba.conf'), '\nlocal replication all trust\n');
  await admin.query('select pg_reload_conf()');
  const standby = await connectStandby(settings, 'late');
  await admin.query(`alter system set synchronous_standby_names = 'late'`);
  await admin.query('select pg_reload_conf()');
  await seen((samples) => samples.get('formulary_replication_standbys{mode="sync"}') === 1);

  const commit = database.pool.query('create table written (n integer)');
  const samples = await seen(
    (each) =>
      each.get('formulary_database_sessions_waiting{for="standby"}') === 1 &&
      each.get('formulary_database_connections{state="in use"}') === 1 &&
      (each.get('formulary_database_longest_wait_seconds{for="standby"}') ?? 0) > 0.1,
  );
  expect(samples.get('formulary_replication_lag_bytes{standby="late"}')).toBeGreaterThan(0);

  standby.confirm();
  await commit;
  const later = await seen(
    (each) => each.get('formulary_database_sessions_waiting{for="standby"}') === 0,
  );
  expect(later.get('formulary_database_connections{state="in use"}')).toBe(0);

  await admin.query('alter system reset synchronous_standby_names');
  await admin.query('select pg_reload_conf()');
  standby.close();
  const alone = await seen((each) => each.get('formulary_replication_standbys{mode="sync"}') === 0);
  expect([...alone.keys()].filter((name) => name.includes('standby="late"'))).toEqual([]);
  await admin.end();
});

test('standbys that the database user may not see are absent, and the log says so once', async () => {
  const admin = new Client(settings);
  await admin.connect();
  const standby = await connectStandby(settings, 'unseen');
  await seen((samples) => samples.get('formulary_replication_standbys{mode="async"}') === 1);
  await admin.query('revoke pg_monitor from formulary');

  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  const { pool } = database;
  const sources = { pool, direct: pool, heardAgoMs: () => 0, now: () => new Date() };
  const metrics = openMetrics(sources);
  metrics.observe(app);
  const samples = samplesIn((await metrics.scrape()).text);
  const ranFor = performance.now();
  // Later than figures are kept.
  vi.spyOn(performance, 'now').mockReturnValue(ranFor + 10_000);
  await metrics.scrape();
  vi.restoreAllMocks();
  await metrics.close();
  expect(samples.get('formulary_database_up')).toBe(1);
  expect([...samples.keys()].filter((name) => name.startsWith('formulary_replication'))).toEqual(
    [],
  );
  expect(lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toEqual([
    expect.stringContaining('grant pg_monitor to the user of DATABASE_URL'),
  ]);

  await admin.query('grant pg_monitor to formulary');
  standby.close();
  await admin.end();
});

test('news that no server announces', async () => {
  const long = `now() - interval '1 hour'`;
  await database.pool.query(
    `insert into news (channel, payload, written_at) values ('formulary_mail', '', ${long})`,
  );
  const samples = await seen((each) => each.get('formulary_database_up') === 1);
  expect(samples.get('formulary_news_oldest_seconds')).toBeGreaterThanOrEqual(3_600);
});

test('a read-only database', async () => {
  const pool = new Pool({
    ...settings,
    user: 'formulary',
    options: '-c default_transaction_read_only=on',
  });
  const samples = await seen((each) => each.get('formulary_database_up') === 1, { pool });
  expect(samples.get('formulary_database_writable')).toBe(0);
  await pool.end();
});

test('a dead listener and a lost database', async () => {
  const listener = await openListener(database.pool.options, ['some_news']);
  await expect.poll(listener.heardAgoMs).toBeLessThan(1_000);
  await database.close();
  const heardAgoMs = listener.heardAgoMs;
  const samples = await seen(
    (each) => (each.get('formulary_listener_heartbeat_age_seconds') ?? 0) > 2,
    { heardAgoMs },
  );
  expect(samples.get('formulary_database_up')).toBe(0);
  expect(samples.get('formulary_metrics_failures_total{figures="database"}')).toBe(1);
  await listener.close();
});
