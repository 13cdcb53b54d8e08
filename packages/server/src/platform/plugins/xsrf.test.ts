import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { checkXsrf, setXsrfCookie } from './xsrf.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('in production sends the XSRF cookie over HTTPS only, and replaces an empty one', async () => {
  const app = await buildTestApp(database, {
    register: async (server) => {
      await checkXsrf(server);
      server.get('/given', { config: { access: 'public' } }, (request, reply) => {
        setXsrfCookie(request, reply, true);
        return reply.send('');
      });
    },
  });
  for (const cookie of ['theme=dark', 'XSRF-TOKEN=']) {
    const { headers } = await app.inject({ url: '/given', headers: { cookie } });
    expect(headers['set-cookie']).toMatch(
      /^XSRF-TOKEN=[\w-]{32}; Path=\/; Secure; SameSite=Strict$/,
    );
  }
  await app.close();
});
