import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../database/Db.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { logOptions } from './logOptions.ts';

const token = randomBytes(32).toString('base64url');
let lines: string[];
let app: FastifyInstance;

/** Collects all log lines at every level, in production format. */
beforeEach(async () => {
  lines = [];
  app = await buildTestApp(
    { db: {} as Db },
    {
      isProduction: true,
      isSilent: false,
      logStream: { write: (line) => void lines.push(line) },
      register: (server) => {
        const open = { config: { access: 'public' } } as const;
        server.get('/reset-password/:token', open, async () => 'a page');
        server.get('/api/twice', open, (_request, reply) => {
          void reply.send('once');
          void reply.send('twice');
        });
        server.get('/api/bug', open, async ({ query }) => {
          throw new Error(`a bug over ${JSON.stringify(query)}`);
        });
      },
    },
  );
});
afterEach(() => app.close());

describe('no log line contains the token of', () => {
  test.each([
    ['a page', `/reset-password/${token}`],
    ['a page that cannot be decoded', `/reset-password/${token}%zz`],
    ['a page whose mangled token is no token any more', `/reset-password/${token.slice(0, 20)}%zz`],
    ['a page that is not there', `/users/confirm/${token}`],
    ['a page in other letters', `/RESET-PASSWORD/${token}%zz`],
    ['a query', `/api/bug?token=${token}`],
    ['a path that is too long to be one', `/reset-password/${token.repeat(200)}`],
    ['an answer that is sent twice', `/api/twice?token=${token}`],
  ])('%s', async (_what, url) => {
    await app.inject({ url, headers: { authorization: `Bearer ${token}`, referer: url } });
    expect(lines.join('')).not.toContain(token.slice(0, 20));
    expect(lines.length).toBeGreaterThan(0);
  });
});

describe.each([true, false])('in production: %s, a log line masks', (isProduction) => {
  test.each(['authorization', 'cookie', 'token', 'password', 'email', 'name', 'phone', 'dob'])(
    'the value of %s, two levels down too',
    (key) => {
      const told: string[] = [];
      const stream = { write: (line: string) => void told.push(line) };
      const { log } = Fastify({ logger: logOptions(isProduction, stream) });
      const personal = { [key]: 'Amara-7c1f' };
      log.warn({ ...personal, of: personal, far: { off: personal } }, 'Told');
      expect(told).toHaveLength(1);
      expect(JSON.parse(told[0] ?? '')).toMatchObject({
        [key]: '…',
        of: { [key]: '…' },
        far: { off: { [key]: '…' } },
      });
      expect(told.join('')).not.toContain('Amara-7c1f');
    },
  );
});
