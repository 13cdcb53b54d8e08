import { defineCall } from '@formulary/rules/calls/call';
import { entity, field, optionalField } from '@formulary/rules/wire/entity';
import { text } from '@formulary/rules/wire/scalars';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Refused } from '../problems/Refused.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import { multipartOf, type TestForm, type TestPart } from '../../testing/calls/multipartOf.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { createByteBudget } from './createByteBudget.ts';
import type { ReceivedForm } from './ReceivedForm.ts';
import { registerUploadCall } from './registerUploadCall.ts';
import { standardLimits } from './standardLimits.ts';

const MB = 1024 * 1024;
const part = { types: [], mostBytes: 1000 };
const declared = {
  name: 'upload',
  clause: '7',
  purpose: 'Upload',
  method: 'POST',
  access: 'public',
  body: entity({
    label: field('thing_name', text(1, 20)),
    note: optionalField('note', text(0, 20)),
  }),
  files: ['first', 'second', 'third'].map((name) => ({ ...part, name, wireName: `thing_${name}` })),
  answer: text(0, 2000),
  refusals: [],
} as const;
const upload = defineCall({ ...declared, path: '/api/things' });
const hasty = defineCall({ ...declared, path: '/api/hasty' });
const stalling = defineCall({ ...declared, path: '/api/stalling' });
const narrow = defineCall({ ...declared, path: '/api/narrow' });
const closed = defineCall({ ...declared, path: '/api/closed' });

const budget = createByteBudget(4000);
const whole = createByteBudget(100 * MB);
let mostHeld = 0;
let gate: Promise<void> = Promise.resolve();
let scratch: string;
let database: TestDatabase;
let app: FastifyInstance;
let isRead = false;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'formulary-uploads-'));
  process.env['TMPDIR'] = scratch;
  database = await createTestDatabase();
  const serve = {
    admit: async () => {},
    handle: async ({ body, files }: { body: { label: string }; files: ReceivedForm['files'] }) => {
      mostHeld = Math.max(mostHeld, budget.held());
      await gate;
      const listed = Object.entries(files).map(
        ([name, { originalName, content }]) => `${name} ${originalName} ${content.length}`,
      );
      return `${body.label}: ${listed.join(', ')}`;
    },
  };
  app = await buildTestApp(database, {
    register: (shop) => {
      registerUploadCall(shop, upload, serve, standardLimits, whole);
      registerUploadCall(shop, hasty, serve, { ...standardLimits, mostMs: 50 }, whole);
      registerUploadCall(
        shop,
        stalling,
        serve,
        { ...standardLimits, leastBytes: 50, leastBytesEveryMs: 50 },
        whole,
      );
      registerUploadCall(shop, narrow, serve, standardLimits, budget);
      registerUploadCall(
        shop,
        closed,
        {
          ...serve,
          admit: async ({ raw }) => {
            isRead = raw.readableDidRead;
            throw new Refused('too-many-requests', { retryAfterSeconds: 60 });
          },
        },
        standardLimits,
        whole,
      );
    },
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
  delete process.env['TMPDIR'];
  rmSync(scratch, { recursive: true });
});

function send({ payload, headers }: Pick<TestForm, 'payload' | 'headers'>, url = '/api/things') {
  return app.inject({ method: 'POST', url, payload, headers });
}

function file(name: string, content: Buffer | string, fileName = 'a.pdf'): TestPart {
  return { name, file: { name: fileName, type: 'application/pdf', content: Buffer.from(content) } };
}

const named: TestPart = { name: 'thing_name', value: 'Ann' };
const good = multipartOf([named, file('thing_first', 'abc'), file('thing_third', 'd')]);

describe('a form with files', () => {
  test('is read by its declaration: fields and files by their names in the code', async () => {
    const answer = await send(good);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toBe('Ann: first a.pdf 3, third a.pdf 1');
  });

  test('gets a file cut at one byte above its limit, so that a rule can refuse it', async () => {
    const answer = await send(multipartOf([named, file('thing_first', 'x'.repeat(5000))]));
    expect(answer.json()).toBe('Ann: first a.pdf 1001');
  });

  test.each<[string, readonly TestPart[], Record<string, string>]>([
    [
      'an unknown field',
      [named, { name: 'role', value: 'admin' }],
      { role: 'is not expected here' },
    ],
    [
      'an unknown file',
      [named, file('thing_fourth', 'x')],
      { thing_fourth: 'is not expected here' },
    ],
    ['a field that is a file', [file('thing_name', 'x')], { thing_name: 'is not expected here' }],
    [
      'a file that is a field',
      [named, { name: 'thing_first', value: 'x' }],
      { thing_first: 'is not expected here' },
    ],
    ['a field twice', [named, named], { thing_name: 'is there twice' }],
    [
      'a file twice',
      [named, file('thing_first', 'x'), file('thing_first', 'y')],
      { thing_first: 'is there twice' },
    ],
    [
      'a field of 11 kB',
      [{ name: 'thing_name', value: 'x'.repeat(11_264) }],
      { thing_name: 'is too long' },
    ],
    ['a field missing', [file('thing_first', 'x')], { thing_name: 'is missing' }],
  ])('with %s is 400 and names it', async (_what, parts, errors) => {
    const answer = await send(multipartOf(parts));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-request', errors });
  });

  test.each<[string, readonly TestPart[]]>([
    ['a name that objects have', [named, { name: '__proto__', value: 'x' }]],
    ['a file of such a name', [named, file('constructor', 'x')]],
    ['NUL in a field', [{ name: 'thing_name', value: 'A\0n' }]],
    ['no name at all', [{ name: '', value: 'x' }]],
  ])('with %s is 400', async (_what, parts) => {
    expect((await send(multipartOf(parts))).statusCode).toBe(400);
  });

  test.each<[string, readonly TestPart[]]>([
    ['900 fields', Array.from({ length: 900 }, (_, index) => ({ name: `f${index}`, value: 'x' }))],
    ['900 files', Array.from({ length: 900 }, (_, index) => file(`f${index}`, 'x'))],
    [
      'four files',
      ['first', 'second', 'third', 'fourth'].map((name) => file(`thing_${name}`, 'x')),
    ],
  ])('with %s is 413', async (_what, parts) => {
    expect((await send(multipartOf(parts))).statusCode).toBe(413);
  });

  test('of more than 26 MB is 413, with or without Content-Length', async () => {
    const big = multipartOf([named, file('thing_first', Buffer.alloc(27 * MB))]);
    expect((await send(big)).statusCode).toBe(413);
    const chunked = await overHttp(big.headers, [
      good.payload.subarray(0, 100),
      Buffer.alloc(27 * MB),
    ]);
    expect(chunked.status).toBe(413);
    const preamble = await overHttp(good.headers, [Buffer.alloc(27 * MB), good.payload]);
    expect(preamble.status).toBe(413);
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no boundary line', Buffer.from('hello')],
    ['half a form', good.payload.subarray(0, 150)],
    ['half a file', good.payload.subarray(0, 260)],
    ['another boundary', Buffer.from(good.payload.toString().replaceAll('formulary', 'other'))],
    [
      'a head without an end',
      Buffer.from('--formulary-test-boundary\r\nContent-Disposition: form-data; name="a"'),
    ],
    [
      'a head of 200 kB',
      Buffer.from(
        `--formulary-test-boundary\r\nX: ${'x'.repeat(200_000)}\r\n\r\na\r\n--formulary-test-boundary--\r\n`,
      ),
    ],
  ])('that holds %s is 400', async (_what, payload) => {
    const answer = await send({ payload, headers: good.headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });

  test('with a nested form takes that for a file like any other', async () => {
    const nested = good.payload
      .toString()
      .replace('application/pdf', 'multipart/mixed; boundary=inner')
      .replace('abc', '--inner\r\nContent-Disposition: file; filename="x"\r\n\r\nx\r\n--inner--');
    const answer = await send({ payload: Buffer.from(nested), headers: good.headers });
    expect(answer.json()).toBe('Ann: first a.pdf 64, third a.pdf 1');
  });

  test.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; charset=x',
  ])('of the type %s has no boundary: 400', async (type) => {
    const answer = await send({ payload: good.payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    'application/json',
    'text/plain',
    'multipart/mixed; boundary=formulary-test-boundary',
    'multipart/form-datax; boundary=formulary-test-boundary',
    'application/x-www-form-urlencoded',
    '',
  ])('of the type "%s" is 415', async (type) => {
    const answer = await send({ payload: good.payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({
      message: 'Please send a form with its files',
      code: 'form-expected',
    });
  });

  test('that never ends is 408 when its time is up', async () => {
    const answer = await overHttp(good.headers, [good.payload.subarray(0, 200)], {
      path: '/api/hasty',
      isEnded: false,
    });
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'too-slow' });
  });

  test('that stalls is 408 long before its time is up', async () => {
    const answer = await overHttp(good.headers, [good.payload.subarray(0, 200)], {
      path: '/api/stalling',
      isEnded: false,
    });
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'too-slow' });
  });

  test('is refused before it is read when its sender is not admitted', async () => {
    const answer = await send(good, '/api/closed');
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(isRead).toBe(false);
  });
});

describe('memory', () => {
  test('is held for received bytes, and freed whatever the outcome', async () => {
    for (const form of [good, { ...good, payload: good.payload.subarray(0, 150) }]) {
      await send(form, '/api/narrow');
      expect(budget.held()).toBe(0);
    }
    expect(mostHeld).toBe(good.payload.length);
  });

  test('is freed when the sender disconnects half-way', async () => {
    const { port } = await listening();
    const sent = httpRequest({
      port,
      host: '127.0.0.1',
      path: '/api/narrow',
      method: 'POST',
      headers: good.headers,
    });
    sent.on('error', () => {});
    sent.write(good.payload.subarray(0, 200));
    await expect.poll(() => budget.held()).toBe(200);
    sent.destroy();
    await expect.poll(() => budget.held()).toBe(0);
  });

  test('is bounded for all uploads together: 503 with Retry-After beyond it', async () => {
    const large = multipartOf([named, file('thing_first', Buffer.alloc(900))]);
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const first = send(large, '/api/narrow');
    await expect.poll(() => budget.held()).toBe(large.payload.length);
    const second = await send(large, '/api/narrow');
    expect(second.statusCode).toBe(503);
    expect(second.headers['retry-after']).toBe('10');
    expect(second.json()).toMatchObject({ code: 'unavailable' });
    resolve();
    expect((await first).statusCode).toBe(200);
    expect(budget.held()).toBe(0);
    expect((await send(large, '/api/narrow')).statusCode).toBe(200);
  });

  test('is at most half for one address', () => {
    const shared = createByteBudget(100);
    const [one, same, other] = [shared.hold('a'), shared.hold('a'), shared.hold('b')];
    one.take(30);
    same.take(20);
    expect(() => same.take(1)).toThrow(Refused);
    other.take(50);
    expect(() => other.take(1)).toThrow(Refused);
    expect(shared.held()).toBe(100);
    one.release();
    one.release();
    expect(shared.held()).toBe(70);
    same.take(30);
  });

  test('is shared by network: two with unfinished forms do not block a third', async () => {
    const unfinished = ['192.0.2.1', '192.0.2.2'].map((remoteAddress) => {
      const payload = new PassThrough();
      payload.write(Buffer.concat([good.payload.subarray(0, 200), Buffer.alloc(1700)]));
      const { headers } = good;
      const url = '/api/narrow';
      return {
        payload,
        answer: app.inject({ method: 'POST', url, remoteAddress, payload, headers }),
      };
    });
    await expect.poll(() => budget.held()).toBe(3800);
    const large = multipartOf([named, file('thing_first', Buffer.alloc(900))]);
    const third = await app.inject({
      method: 'POST',
      url: '/api/narrow',
      remoteAddress: '192.0.2.3',
      payload: large.payload,
      headers: large.headers,
    });
    expect(third.statusCode).toBe(200);
    const ended = await Promise.race(unfinished.map(({ answer }) => answer));
    expect(ended.statusCode).toBe(503);
    expect(ended.headers['retry-after']).toBe('10');
    expect(budget.held()).toBe(1900);
    for (const { payload } of unfinished) payload.end();
    await Promise.all(unfinished.map(({ answer }) => answer));
    expect(budget.held()).toBe(0);
  });

  test('moves from the network that holds most to one that holds less, and never back', () => {
    const shared = createByteBudget(100);
    const told: string[] = [];
    const begin = (network: string, name: string) => {
      const hold = shared.hold(network);
      hold.onReclaimed(() => told.push(name));
      return hold;
    };
    const [stalled, active, other, late] = [
      begin('a', 'stalled'),
      begin('a', 'active'),
      begin('b', 'other'),
      begin('c', 'late'),
    ];
    stalled.take(20);
    active.take(30);
    other.take(40);
    late.take(10);
    expect(() => active.take(1)).toThrow(Refused);
    expect(() => other.take(11)).toThrow(Refused);
    expect(told).toEqual([]);
    late.take(5);
    expect(told).toEqual(['stalled']);
    expect(shared.held()).toBe(85);
    expect(() => stalled.take(1)).toThrow(Refused);
  });

  test('is not reclaimed from a complete form', () => {
    const shared = createByteBudget(100);
    const holds = ['a', 'b'].map((network) => {
      const hold = shared.hold(network);
      hold.onReclaimed(() => expect.fail('a whole form was ended'));
      hold.take(50);
      hold.keep();
      return hold;
    });
    expect(() => shared.hold('c').take(1)).toThrow(Refused);
    holds[0]?.release();
    shared.hold('c').take(50);
    expect(shared.held()).toBe(100);
  });

  test('is all that a form uses: nothing is written to disk', () => {
    expect(readdirSync(scratch)).toEqual([]);
  });
});

async function listening(): Promise<AddressInfo> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server.address() as AddressInfo;
}

/** Sends chunks over a real connection, without Content-Length. */
async function overHttp(
  headers: Readonly<Record<string, string>>,
  pieces: readonly Buffer[],
  { path = '/api/things', isEnded = true } = {},
): Promise<{ status: number; body: string }> {
  const { port } = await listening();
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { port, host: '127.0.0.1', path, method: 'POST', headers },
      (answer) => {
        let body = '';
        answer.on('data', (chunk) => (body += String(chunk)));
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, body });
          sent.destroy();
        });
      },
    );
    sent.on('error', reject);
    for (const piece of pieces) sent.write(piece);
    if (isEnded) sent.end();
  });
}
