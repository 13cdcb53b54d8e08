import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { createTestDatabase } from '../testing/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/TestDatabase.ts';
import { registerMailbox } from './mailbox.routes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('shows the newest mail first, and what it holds as text', async () => {
  const app = await buildTestApp(database, {
    register: (shop) => registerMailbox(shop, database.db),
  });
  expect((await app.inject('/dev/mailbox')).body).toContain('No mail yet.');
  const mail = { recipient: 'ann@formulary.test', html: null };
  await database.db
    .insertInto('outbox')
    .values([
      { ...mail, subject: 'First', text: 'Hello' },
      { ...mail, subject: 'Second <b>', text: '<script>alert(1)</script>' },
    ])
    .execute();
  const { body, headers } = await app.inject('/dev/mailbox');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script>');
  expect(body.indexOf('Second &lt;b&gt;')).toBeLessThan(body.indexOf('First'));
  await app.close();
});
