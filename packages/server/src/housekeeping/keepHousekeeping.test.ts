import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { createTestDatabase } from '../testing/createTestDatabase.queries.ts';
import { roomForTests } from '../testing/roomForTests.ts';
import type { TestDatabase } from '../testing/TestDatabase.ts';
import { hashEmail } from '../accounts/hashEmail.ts';
import { keepHousekeeping } from './keepHousekeeping.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-06-15T10:00:00Z');
const longAgo = new Date('2026-01-01T00:00:00Z');

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => app.close());
afterAll(() => database.close());

let logged: { readonly level: number; readonly msg: string }[] = [];

async function serve(everyMs: number, db = database.db): Promise<void> {
  logged = [];
  app = await buildTestApp(database, {
    isProduction: true,
    isSilent: false,
    logStream: { write: (line) => void logged.push(JSON.parse(line)) },
    register: (server) =>
      keepHousekeeping(server, { db, now: () => now, everyMs, unconfirmedLimits: roomForTests }),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

function addFailure(address: string) {
  const failure = {
    account: hashEmail('amara@clinic.test'),
    address,
    failed_at: longAgo,
  };
  return database.db.insertInto('sign_in_failures').values(failure).execute();
}

async function failures(): Promise<number> {
  return (await database.db.selectFrom('sign_in_failures').select('id').execute()).length;
}

test('a server keeps house when it starts', async () => {
  await addFailure('192.0.2.1');
  await serve(HOUR_MS);
  await expect.poll(failures, { timeout: 20_000 }).toBe(0);
});

test('and again whenever its time has come', async () => {
  await serve(10);
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    await addFailure(address);
    await expect.poll(failures, { timeout: 20_000 }).toBe(0);
  }
});

test('goes on serving and trying when the database refuses', async () => {
  const broken = await createTestDatabase();
  await broken.pool.query('alter table sign_in_failures rename to elsewhere');
  await serve(10, broken.db);
  await broken.pool.query(
    `insert into elsewhere (account, address, failed_at) values (sha256('a'), '192.0.2.1', '2026-01-01')`,
  );
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await broken.pool.query('alter table elsewhere rename to sign_in_failures');
  await expect
    .poll(
      async () => (await broken.db.selectFrom('sign_in_failures').select('id').execute()).length,
      { timeout: 20_000 },
    )
    .toBe(0);
  await app.close();
  await broken.close();
});

test('a server that stops does not wait for the next time', async () => {
  await addFailure('192.0.2.3');
  await serve(HOUR_MS);
  await expect.poll(failures, { timeout: 20_000 }).toBe(0);
  await app.close();
  expect(app.server.listening).toBe(false);
});

function removed() {
  return logged.filter(({ msg }) => msg === 'what was kept long enough is removed');
}

test('says in its log what was removed, and nothing when nothing was', async () => {
  await addFailure('192.0.2.4');
  await serve(10);
  await expect.poll(removed, { timeout: 20_000 }).toHaveLength(1);
  await addFailure('192.0.2.5');
  await expect.poll(removed, { timeout: 20_000 }).toHaveLength(2);
  expect(removed()).toEqual([
    expect.objectContaining({ level: 30, signInFailures: 1, registrations: 0 }),
    expect.objectContaining({ level: 30, signInFailures: 1, registrations: 0 }),
  ]);
});
