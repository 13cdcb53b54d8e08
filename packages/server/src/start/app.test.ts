import { gzipSync } from 'node:zlib';
import { field, entity } from '@formulary/rules/wire/entity';
import { defineCall } from '@formulary/rules/calls/call';
import { listOf } from '@formulary/rules/wire/collections';
import { recordId, recordIdInPath, text, wholeNumber } from '@formulary/rules/wire/scalars';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { registerCall, registerPublicCall } from '../platform/plugins/registerCall.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';

const GOOD_TOKEN = 'a'.repeat(43);
const PRESCRIBERS_TOKEN = 'p'.repeat(43);
const thing = { id: field('thing_pk', recordId), label: field('thing_name', text(1, 20)) };
const greet = defineCall({
  name: 'greet',
  clause: '7',
  purpose: 'Greet',
  method: 'POST',
  path: '/api/greetings',
  access: 'public',
  body: entity({ label: field('thing_name', text(1, 20)) }),
  answer: text(0, 100),
  refusals: [],
});
const count = defineCall({
  name: 'count',
  clause: '7',
  purpose: 'Count texts',
  method: 'POST',
  path: '/api/counts',
  access: 'public',
  body: listOf(text(0, 10), 20_000),
  answer: wholeNumber(0, 20_000),
  refusals: [],
});
const getThing = defineCall({
  name: 'getThing',
  clause: '7',
  purpose: 'Get a thing',
  method: 'GET',
  path: '/api/things/:id',
  access: 'order',
  params: entity({ id: field('id', recordIdInPath) }),
  answer: entity(thing),
  refusals: [],
});

let database: TestDatabase;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  app = await buildTestApp(database, {
    resolveSession: async (token) => {
      if (token === GOOD_TOKEN) return { userId: 7, isPrescriber: false };
      return token === PRESCRIBERS_TOKEN ? { userId: 8, isPrescriber: true } : undefined;
    },
    register: (shop) => {
      registerPublicCall(shop, greet, async ({ body }) => `Hello "${body.label}"`);
      registerPublicCall(shop, count, async ({ body }) => body.length);
      registerCall(shop, getThing, async ({ params, session }) => {
        if (params.id === 404) throw new Refused('not-found');
        return { id: params.id, label: `of user ${session.userId}`, secret: 'kept' };
      });
      for (const access of ['choosePrescriber', 'signPrescriptions'] as const) {
        registerCall(shop, { ...getThing, path: `/api/${access}/:id`, access }, async () => {
          return { id: 1, label: access };
        });
      }
      const open = { config: { access: 'public' } } as const;
      shop.get('/api/bug', open, () => {
        throw new Error('secret inside');
      });
      shop.get<{ Querystring: { value: string } }>('/api/cast', open, async ({ query }) => {
        await sql`select ${query.value}::text::integer`.execute(db);
      });
      shop.get('/api/slow', open, async () => {
        await withTransaction(db, async (trx) => {
          await sql`set local statement_timeout = 1`.execute(trx);
          await sql`select pg_sleep(5)`.execute(trx);
        });
      });
    },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

function post(payload: string | Buffer, type = 'application/json', url = '/api/greetings') {
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type },
  });
}

function postCounts(payload: string) {
  return post(payload, 'application/json', '/api/counts');
}

function getWith(token: string | undefined, url = '/api/things/5') {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return app.inject({ url, headers });
}

describe('an API call', () => {
  test('answers a string as JSON', async () => {
    const answer = await post('{"thing_name":"Ann"}');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toBe('Hello "Ann"');
  });

  test('answers only declared fields, under their wire names', async () => {
    const answer = await getWith(GOOD_TOKEN);
    expect(answer.json()).toEqual({ thing_pk: 5, thing_name: 'of user 7' });
  });

  test.each([
    ['no token', undefined],
    ['an unknown token', 'b'.repeat(43)],
    ['half a token', 'a'],
    ['a header of 2,000 characters', 'a'.repeat(2000)],
  ])('is 401 with %s', async (_what, token) => {
    const answer = await getWith(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Session Expired', code: 'session-expired' });
  });

  test.each(['0', '-1', '1.5', '1e3', 'abc', '2147483648', '%00', '__proto__'])(
    'is 400 for the id %s',
    async (id) => {
      const answer = await getWith(GOOD_TOKEN, `/api/things/${id}`);
      expect(answer.statusCode).toBe(400);
    },
  );

  test('names an unknown query parameter', async () => {
    const answer = await getWith(GOOD_TOKEN, '/api/things/5?all=1');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { all: 'is not expected here' } });
  });

  test('answers a thrown refusal in the usual error shape', async () => {
    const answer = await getWith(GOOD_TOKEN, '/api/things/404');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      message: 'We could not find what you asked for',
      code: 'not-found',
    });
  });

  test('names the faulty fields', async () => {
    const answer = await post('{"thing_name":"","extra":1}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid-request',
      errors: { extra: 'is not expected here', thing_name: expect.any(String) },
    });
  });
});

describe('a body', () => {
  test.each([
    ['nothing', ''],
    ['half an object', '{"thing_name":'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
    ['a NUL', '{"thing_name":"a\\u0000b"}'],
    ['half a character', '{"thing_name":"\\ud800"}'],
    ['a __proto__ key', '{"thing_name":"a","__proto__":{}}'],
    ['13 levels', `{"thing_name":${'['.repeat(12)}${']'.repeat(12)}}`],
    ['500 brackets', '['.repeat(500) + ']'.repeat(500)],
    ['a number beyond exactness', '{"thing_name":9007199254740993}'],
    ['a number beyond numbers', '{"thing_name":1e309}'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('of %s is 400', async (_what, body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });

  test.each([
    'text/plain',
    'text/json',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/octet-stream',
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json; charset="utf-8"; x=y',
    'application/json;charset=utf-8;charset=utf-16',
    'application/json; boundary=x',
    'application/json\ta',
    'application/json\t',
    'application/json a',
    'application/json, text/plain',
    'application/jsonx',
    'application/json-patch+json',
    'application/ld+json',
    'application/*',
    '*/*',
    'json',
    ' ',
  ])('of type %s is 415', async (type) => {
    const answer = await post('{"thing_name":"Ann"}', type);
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({ message: 'Please send JSON', code: 'unsupported-type' });
  });

  test('of no type at all is 415', async () => {
    const payload = Buffer.from('{"thing_name":"Ann"}');
    const answer = await app.inject({ method: 'POST', url: '/api/greetings', payload });
    expect(answer.statusCode).toBe(415);
  });

  test('that is compressed is 400', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/greetings',
      payload: gzipSync('{"thing_name":"Ann"}'),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(answer.statusCode).toBe(400);
  });

  test('above the limit of its call is 413, with room for escapes and white space', async () => {
    const escaped = `{${' '.repeat(8_000)}"thing_name":"${String.raw`\u00e9`.repeat(20)}"}`;
    expect((await post(escaped)).json()).toBe(`Hello "${'é'.repeat(20)}"`);
    const answer = await post(`{"thing_name":"Ann"${' '.repeat(9_000)}}`);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'too-large' });
  });

  test('of more than 15,000 values is 413, whatever its texts contain', async () => {
    const texts = JSON.stringify(Array.from({ length: 9_999 }, () => '",[{\\'));
    expect((await postCounts(texts)).json()).toBe(9_999);
    expect((await postCounts(`[${'[],'.repeat(7_499)}[]]`)).statusCode).toBe(400);
    expect((await postCounts(`[${'[],'.repeat(7_500)}[]]`)).statusCode).toBe(413);
  });

  test('that begins with a byte order mark is read without it', async () => {
    expect((await post('\ufeff{"thing_name":"Ann"}')).json()).toBe('Hello "Ann"');
  });

  test('with a repeated field is checked by the last value', async () => {
    expect((await post('{"thing_name":1,"thing_name":"Ann"}')).json()).toBe('Hello "Ann"');
    expect((await post('{"thing_name":"Ann","thing_name":1}')).statusCode).toBe(400);
  });

  test('of UTF-8 JSON is read with its type in any case', async () => {
    const answer = await post('{"thing_name":"Zoë"}', 'Application/JSON; charset=UTF-8');
    expect(answer.json()).toBe('Hello "Zoë"');
  });
});

describe('an error', () => {
  test('from a bug reveals no details', async () => {
    const answer = await app.inject('/api/bug');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Something Went Wrong', code: 'server-error' });
  });

  test('of PostgreSQL about a value is the request’s fault', async () => {
    const answer = await app.inject('/api/cast?value=abc');
    expect(answer.statusCode).toBe(400);
  });

  test('of a statement timeout is 503 with Retry-After', async () => {
    const answer = await app.inject('/api/slow');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  });

  test.each(['/api/unknown', '//api/things/5', '/api/things/5/', '/API/things/5'])(
    'for the unknown path %s is 404',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not-found' });
    },
  );

  test.each(['OPTIONS', 'DELETE', 'PATCH'] as const)('for the method %s is 404', async (method) => {
    const answer = await app.inject({ method, url: '/api/greetings' });
    expect(answer.statusCode).toBe(404);
  });

  test('for an address that cannot be decoded is 400, with every security header', async () => {
    const answer = await app.inject('/api/things/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed-request' });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('every answer', () => {
  test.each(['/healthz', '/api/unknown', '/api/bug'])('%s carries the headers', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['content-security-policy']).toContain("trusted-types 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test.each([
    '/prescription/5/secret',
    '/reset-password/secret',
    '/users/confirm/secret',
    '/users/documents/secret',
  ])('for %s, which contains a token, sends no referrer at all', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('to HEAD equals that to GET without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/healthz' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });
});

describe('health', () => {
  test('is ready with a migrated database', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  test('is not ready when its session cannot write, or notices of other servers do not arrive', async () => {
    const isReady = async (options: Parameters<typeof buildTestApp>[1], db = database.db) => {
      const other = await buildTestApp({ db }, options);
      const { statusCode } = await other.inject('/readyz');
      await other.close();
      return statusCode === 200;
    };
    expect(await isReady({ isListening: () => true })).toBe(true);
    expect(await isReady({ isListening: () => false })).toBe(false);
    await database.db.connection().execute(async (session) => {
      await sql`set default_transaction_read_only = on`.execute(session);
      expect(await isReady({}, session)).toBe(false);
      await sql`set default_transaction_read_only = off`.execute(session);
      expect(await isReady({}, session)).toBe(true);
    });
  });

  test('is not ready once a stop is announced, and serves on with connections that end', async () => {
    const stopping = await buildTestApp(database, {});
    const before = await stopping.inject('/healthz');
    stopping.announceStop();
    expect((await stopping.inject('/readyz')).statusCode).toBe(503);
    const after = await stopping.inject('/healthz');
    expect([after.statusCode, after.headers['connection']]).toEqual([200, 'close']);
    expect(before.headers['connection']).not.toBe('close');
    await stopping.close();
  });

  test('is not ready before the newest migration', async () => {
    const behind = await buildTestApp(database, { newestMigration: 9_999 });
    const answer = await behind.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await behind.inject('/healthz')).statusCode).toBe(200);
    await behind.close();
  });
});

test.each([
  ['choosePrescriber', 200, 404],
  ['signPrescriptions', 404, 200],
] as const)(
  'a call that needs %s is answered with %i to a practitioner and %i to a prescriber, and with 401 to a visitor',
  async (access, toPractitioner, toPrescriber) => {
    const statusFor = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await app.inject({ url: `/api/${access}/1`, headers })).statusCode;
    };
    expect(await statusFor(GOOD_TOKEN)).toBe(toPractitioner);
    expect(await statusFor(PRESCRIBERS_TOKEN)).toBe(toPrescriber);
    expect(await statusFor('c'.repeat(43))).toBe(401);
  },
);

test('refuses to start with a route without an access rule', async () => {
  const open = buildTestApp(database, { register: (shop) => void shop.get('/api/open', () => '') });
  await expect(open).rejects.toThrow('GET /api/open declares no access rule');
});
