import { createServer } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { recordEvent } from '../platform/events/recordEvent.queries.ts';
import { addJob } from '../platform/jobs/addJob.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { removalTask } from '../platform/jobs/removalTask.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { createReading } from './createReading.ts';
import { listenForMetrics } from './metrics.routes.ts';
import { readMetricsSettings } from './metricsSettings.ts';
import { openMetrics } from './openMetrics.ts';
import { type Samples, samplesIn } from './testing/metricLines.ts';

const TOKEN = 'a-token-of-the-tests';
const HOUR_S = 3_600;
const url = '/metrics';
const headers = { authorization: `Bearer ${TOKEN}` };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ metrics: { port: undefined, token: TOKEN } });
});
afterAll(() => shop.close());

const scrape = () => shop.app.inject({ url, headers });

/** Reads all figures from the database, because the shop's metrics keep theirs for seconds. */
async function freshSamples(): Promise<Samples> {
  const metrics = openMetrics({
    pool: shop.database.pool,
    direct: shop.database.pool,
    heardAgoMs: () => 0,
    now: () => new Date(),
  });
  const { text } = await metrics.scrape();
  await metrics.close();
  return samplesIn(text);
}

describe('/metrics on the shop’s port', () => {
  test('answers only those who have the token', async () => {
    const without = await shop.app.inject({ url });
    expect([without.statusCode, without.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    const other = await shop.app.inject({ url, headers: { authorization: `Bearer ${TOKEN}x` } });
    expect([other.statusCode, other.body]).toEqual([401, without.body]);
    const answer = await scrape();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  });

  test('does not exist without a setting', async () => {
    const other = await openTestShop();
    expect((await other.app.inject({ url, headers })).statusCode).toBe(404);
    await other.close();
  });

  test('counts requests by declared route and status, never by address', async () => {
    await shop.app.inject({ url: '/api/products/public/987654' });
    await shop.app.inject({ url: '/api/products/public/987655' });
    await shop.app.inject({ url: '/api/products/public?secret=jane' });
    await shop.app.inject({ url: '/no/such/jane-smith' });
    await shop.app.inject({ method: 'PUT', url: '/api/carts', payload: {} });
    const { body } = await scrape();
    const name = 'formulary_http_request_duration_seconds_count';
    const samples = samplesIn(body);
    const product = 'method="GET",route="/api/products/public/:id",status="404"';
    expect(samples.get(`${name}{${product}}`)).toBe(2);
    expect(samples.get(`${name}{method="any",route="none",status="404"}`)).toBe(1);
    expect(samples.get(`${name}{method="PUT",route="/api/carts",status="401"}`)).toBe(1);
    expect(body).not.toMatch(/98765|jane/);
  });
});

describe('metrics', () => {
  test('tell how long jobs and mails wait, and which were given up', async () => {
    const { db } = shop;
    const dueAt = new Date(Date.now() - HOUR_S * 1_000);
    await withTransaction(db, async (trx) => {
      await addJob(trx, { name: 'stuck' }, {}, { runAt: dueAt });
      await addJob(trx, { name: 'later' }, {}, { runAt: new Date(Date.now() + 3_600_000) });
      await addJob(trx, { name: 'hopeless' });
      const mail = { recipient: 'a@clinic.test', subject: 'Hello', text: 'Hello' };
      await queueMail(trx, mail);
      await queueMail(trx, mail);
    });
    await sql`update graphile_worker._private_jobs set attempts = max_attempts
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'hopeless')`.execute(
      db,
    );
    await sql`update outbox set created_at = now() - interval '2 hours'
      where id = (select min(id) from outbox)`.execute(db);
    await sql`update outbox set given_up_at = now() where id = (select max(id) from outbox)`.execute(
      db,
    );
    const samples = await freshSamples();
    const jobs = (state: string) => samples.get(`formulary_jobs{state="${state}"}`);
    expect([jobs('due'), jobs('scheduled'), jobs('given up'), jobs('running')]).toEqual([
      1, 1, 1, 0,
    ]);
    expect(samples.get('formulary_job_oldest_due_seconds')).toBeGreaterThanOrEqual(HOUR_S);
    expect(samples.get('formulary_mail{state="waiting"}')).toBe(1);
    expect(samples.get('formulary_mail{state="given up"}')).toBe(1);
    expect(samples.get('formulary_mail_oldest_seconds')).toBeGreaterThanOrEqual(2 * HOUR_S);
  });

  test('count recorded events once they are committed, and housekeeping', async () => {
    const { db } = shop;
    const event = {
      at: shop.clock.now,
      actorId: undefined,
      action: 'order-placed',
      subject: 'order 1',
      detail: {},
    } as const;
    const before =
      samplesIn((await scrape()).body).get('formulary_events_total{action="order-placed"}') ?? 0;
    await withTransaction(db, (trx) => recordEvent(trx, event));
    const rolledBack = withTransaction(db, async (trx) => {
      await recordEvent(trx, event);
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    const task = removalTask('remove-nothing', async () => 3, { db, now: () => shop.clock.now });
    await task.run({}, { log: shop.app.log });
    const samples = samplesIn((await scrape()).body);
    expect(samples.get('formulary_events_total{action="order-placed"}')).toBe(before + 1);
    expect(samples.get('formulary_housekeeping_removed_total{task="remove-nothing"}')).toBe(3);
    expect(samples.get('formulary_housekeeping_last_run_seconds{task="remove-nothing"}')).toBe(
      Number(shop.clock.now) / 1_000,
    );
  });

  test('show a full pool: connections in use and requests that wait', async () => {
    const { pool } = shop.database;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const waiting = pool.connect();
    const samples = await freshSamples();
    for (const client of held) client.release();
    (await waiting).release();
    expect(samples.get('formulary_database_connections{state="in use"}')).toBe(pool.options.max);
    // The relay of news may wait too.
    expect(samples.get('formulary_database_requests_waiting')).toBeGreaterThanOrEqual(1);
    // They are read although no connection is free.
    expect(samples.get('formulary_database_up')).toBe(1);
  });

  test('of a database that does not answer say so, and leave out what they do not know', async () => {
    const silent = createServer(() => {});
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const pool = new Pool({ host: '127.0.0.1', port });
    const metrics = openMetrics({
      pool,
      direct: pool,
      heardAgoMs: () => 9_000,
      now: () => new Date(),
    });
    const samples = samplesIn((await metrics.scrape()).text);
    await metrics.close();
    silent.close();
    expect(samples.get('formulary_database_up')).toBe(0);
    expect(samples.get('formulary_metrics_failures_total{figures="database"}')).toBe(1);
    expect(samples.get('formulary_listener_heartbeat_age_seconds')).toBe(9);
    const known = [...samples.keys()].filter((name) =>
      /^formulary_(jobs|mail|orders|database_writable)/.test(name),
    );
    expect(known).toEqual([]);
  });

  test('have a port of their own, with the token if there is one', async () => {
    const metrics = {
      observe: () => {},
      scrape: async () => ({ type: 'text/plain', text: 'some 1\n' }),
      close: async () => {},
    };
    const statusOf = async (token: string | undefined, path: string, sent?: string) => {
      const server = await listenForMetrics(metrics, token, { port: 0, host: '127.0.0.1' });
      const { port } = server.address() as { port: number };
      const authorization = sent === undefined ? {} : { authorization: `Bearer ${sent}` };
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { connection: 'close', ...authorization },
      });
      server.close();
      return answer.status;
    };
    expect(await statusOf(undefined, url)).toBe(200);
    expect(await statusOf(undefined, '/api/orders')).toBe(404);
    expect(await statusOf(TOKEN, url)).toBe(401);
    expect(await statusOf(TOKEN, url, 'wrong')).toBe(401);
    expect(await statusOf(TOKEN, url, TOKEN)).toBe(200);
  });
});

test('figures are read once for all who ask within their time, and failures are kept as long', async () => {
  let time = 0;
  let reads = 0;
  const reading = createReading(
    async () => {
      reads += 1;
      if (reads === 2) throw new Error('away');
      return reads;
    },
    1_000,
    () => time,
  );
  expect(await Promise.all([reading.read(), reading.read()])).toEqual([1, 1]);
  time = 1_000;
  expect([await reading.read(), await reading.read(), reading.failures()]).toEqual([
    undefined,
    undefined,
    1,
  ]);
  time = 2_000;
  expect([await reading.read(), reading.failures()]).toEqual([3, 1]);
});

test('settings that would open the metrics to everybody are refused in words', () => {
  expect(readMetricsSettings({}, 4000)).toBeUndefined();
  expect(readMetricsSettings({ METRICS_PORT: '9100' }, 4000)).toEqual({
    port: 9100,
    token: undefined,
  });
  expect(readMetricsSettings({ METRICS_TOKEN: TOKEN }, 4000)).toEqual({
    port: undefined,
    token: TOKEN,
  });
  expect(() => readMetricsSettings({ METRICS_PORT: '4000' }, 4000)).toThrow(
    'METRICS_PORT must differ from PORT; METRICS_TOKEN alone uses PORT.',
  );
  expect(() => readMetricsSettings({ METRICS_TOKEN: 'short' }, 4000)).toThrow(
    'METRICS_TOKEN must be 16 to 200 plain characters without spaces.',
  );
  expect(() => readMetricsSettings({ METRICS_PORT: 'many' }, 4000)).toThrow('METRICS_PORT must be');
});
