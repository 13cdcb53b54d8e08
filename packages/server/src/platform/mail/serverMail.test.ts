/** @module-tag start */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import { type SpawnedServer, spawnServer } from '../../testing/processes/spawnServer.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { addUser } from '../../testing/testData.queries.ts';
import { openSmtpSink, type SmtpSink } from './testing/openSmtpSink.ts';

let database: TestDatabase;
let sink: SmtpSink;
let server: SpawnedServer;
beforeAll(async () => {
  database = await createTestDatabase();
  sink = await openSmtpSink();
});
afterEach(async () => {
  server.signal('SIGTERM');
  await server.ended;
});
afterAll(async () => {
  await sink.close();
  await database.close();
});

async function start(env: Readonly<Record<string, string>>): Promise<string> {
  server = spawnServer({ DATABASE_URL: database.url, ...env });
  return server.ready;
}

async function forgetPassword(address: string, email: string): Promise<void> {
  const answer = await fetch(`${address}/api/users/forgotPassword`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.test' },
    body: JSON.stringify({ user_email: email }),
  });
  expect(answer.status).toBe(200);
}

test('in production mail goes to SMTP_URL, with links to SHOP_URL, and has no mailbox page', async () => {
  const address = await start({
    NODE_ENV: 'production',
    SMTP_URL: sink.url,
    SHOP_URL: 'https://shop.example',
    MAIL_FROM: 'The Shop <orders@shop.example>',
  });
  await addUser(database.db, { email: 'ann@clinic.test' });
  await forgetPassword(address, 'ann@clinic.test');
  await expect.poll(() => sink.arrived.length).toBe(1);
  const data = sink.arrived[0]?.data.replaceAll('=\n', '');
  expect(data).toMatch(/^From: The Shop <orders@shop\.example>$/m);
  expect(data).toMatch(/https:\/\/shop\.example\/reset-password\/[\w-]{43}/);
  expect((await fetch(`${address}/dev/mailbox`)).status).toBe(404);
  server.signal('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, errors: '' });
});

test('in production without SMTP_URL mail stays queued, and the start says so', async () => {
  const address = await start({ NODE_ENV: 'production', SHOP_URL: 'https://shop.example' });
  expect(server.output()).toContain('Mail is not sent: SMTP_URL is not set.');
  await addUser(database.db, { email: 'ben@clinic.test' });
  await forgetPassword(address, 'ben@clinic.test');
  const kept = await database.db
    .selectFrom('outbox')
    .select('sent_at')
    .where('recipient', '=', 'ben@clinic.test')
    .execute();
  expect(kept).toEqual([{ sent_at: null }]);
});

test('on any free port links lead to where the server listens, whatever host a request names', async () => {
  const address = await start({});
  await addUser(database.db, { email: 'cy@clinic.test' });
  await forgetPassword(address, 'cy@clinic.test');
  const { text } = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', 'cy@clinic.test')
    .executeTakeFirstOrThrow();
  expect(text).toContain(`${address}/reset-password/`);
  expect(server.output()).not.toContain('Mail is not sent');
});
