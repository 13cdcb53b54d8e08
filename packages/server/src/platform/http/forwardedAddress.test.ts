import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrustProxy } from './readTrustProxy.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test.each<readonly [TrustProxy | undefined, string, string]>([
  [undefined, '203.0.113.9', '127.0.0.1'],
  [false, '203.0.113.9', '127.0.0.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['loopback', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['loopback,203.0.113.0/24', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
  ['10.0.0.0/8', '203.0.113.9', '127.0.0.1'],
])(
  'with TRUST_PROXY %s, a caller forwarded for %s is %s',
  async (trustProxy, forwarded, address) => {
    const app = await buildTestApp(database, {
      ...(trustProxy === undefined ? {} : { trustProxy }),
      register: (server) => {
        server.get('/address', { config: { access: 'public' } }, (request) => request.ip);
      },
    });
    const answer = await app.inject({ url: '/address', headers: { 'x-forwarded-for': forwarded } });
    expect(answer.body).toBe(address);
    await app.close();
  },
);
