import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { defineCall } from '@formulary/rules/calls/call';
import { entity, field } from '@formulary/rules/wire/entity';
import { text } from '@formulary/rules/wire/scalars';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../platform/database/Db.ts';
import { registerCall, registerPublicCall } from '../platform/plugins/registerCall.ts';
import { buildTestApp } from '../testing/buildTestApp.ts';

const greet = defineCall({
  name: 'greet',
  clause: '7',
  purpose: 'Greet',
  method: 'POST',
  path: '/greet',
  access: 'public',
  body: entity({ label: field('thing_name', text(1, 20)) }),
  answer: text(0, 100),
  refusals: [],
});

let app: FastifyInstance;
beforeAll(async () => {
  // No request here reaches a database.
  app = await buildTestApp(
    { db: {} as Db },
    {
      isProduction: true,
      register: (server) => {
        registerPublicCall(server, greet, async ({ body }) => `Hello ${body.label}`);
        registerCall(server, { ...greet, path: '/own', access: 'order' }, async () => '');
      },
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function connectTo({ server }: FastifyInstance): Socket {
  const { port } = server.address() as AddressInfo;
  return connect(port, '127.0.0.1');
}

/** Reads everything until the server hangs up. */
async function readAnswer(socket: Socket): Promise<RawAnswer> {
  const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', value = ''] = line.split(/: (.*)/s, 2);
    return [name.toLowerCase(), value];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body };
}

function sendRaw(bytes: string): Promise<RawAnswer> {
  const socket = connectTo(app);
  socket.write(bytes);
  return readAnswer(socket);
}

const CLOSE = 'Host: shop\r\nConnection: close\r\n';

describe('every answer has all security headers and the usual error shape, also to', () => {
  test.each([
    ['an expectation', `GET /healthz HTTP/1.1\r\n${CLOSE}Expect: x\r\n\r\n`, 417],
    ['what is not HTTP', 'hello\r\n\r\n', 400],
    ['an unknown method', `BREW /healthz HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ['a method that no route has', `PROPFIND /healthz HTTP/1.1\r\n${CLOSE}\r\n`, 404],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a header of 20 kB', `GET /healthz HTTP/1.1\r\n${CLOSE}a: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      `POST / HTTP/1.1\r\n${CLOSE}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
    ],
    [
      'a length and chunks',
      `POST / HTTP/1.1\r\n${CLOSE}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['the HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['a path that cannot be decoded', `GET /reset-password/a%zz HTTP/1.1\r\n${CLOSE}\r\n`, 400],
    ['a path that is not there', `GET /reset-password/a HTTP/1.1\r\n${CLOSE}\r\n`, 404],
    [
      'a body that is too large',
      `POST /a HTTP/1.1\r\n${CLOSE}Content-Length: 9999999\r\n\r\n`,
      404,
    ],
  ])('%s', async (_what, bytes, status) => {
    const answer = await sendRaw(bytes);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringMatching(/^[A-Z].+/),
      code: expect.stringMatching(/^[a-z-]+$/),
    });
    const like = await app.inject('/healthz');
    const common = [
      'content-security-policy',
      'x-content-type-options',
      'x-frame-options',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'strict-transport-security',
      'cache-control',
    ];
    for (const name of common) {
      expect(like.headers[name]).toBeTypeOf('string');
      expect([name, answer.headers[name]]).toEqual([name, like.headers[name]]);
    }
    expect(answer.headers['referrer-policy']).toMatch(/^(same-origin|no-referrer)$/);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body));
    expect(answer.headers['connection']).toBe('close');
  });
});

const JSON_TYPE = 'Content-Type: application/json\r\n';
const LONG = 'x'.repeat(10_000);

describe('a connection serves the next request after a body that was', () => {
  test.each([
    ['too long by what it says', '/greet', `${JSON_TYPE}Content-Length: 10000`, '', LONG, 413],
    [
      'too long by what arrives',
      '/greet',
      `${JSON_TYPE}Transfer-Encoding: chunked`,
      `2710\r\n${LONG}\r\n`,
      '1\r\nx\r\n0\r\n\r\n',
      413,
    ],
    ['no JSON', '/greet', `${JSON_TYPE}Content-Length: 1`, '{', '', 400],
    ['of another type', '/greet', `Content-Type: a/b\r\nContent-Length: 10000`, '', LONG, 415],
    ['for nobody signed in', '/own', `${JSON_TYPE}Content-Length: 10000`, '', LONG, 401],
    ['for no call', '/nothing', `${JSON_TYPE}Content-Length: 10000`, '', LONG, 404],
  ])('%s', async (_what, path, headers, before, after, status) => {
    const socket = connectTo(app);
    const arrivals: string[] = [];
    const answered = Promise.withResolvers<void>();
    socket.on('data', (bytes: Buffer) => {
      arrivals.push(bytes.toString());
      answered.resolve();
    });
    socket.write(`POST ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n\r\n${before}`);
    await answered.promise;
    socket.write(`${after}GET /healthz HTTP/1.1\r\n${CLOSE}\r\n`);
    await once(socket, 'close');
    const statuses = [...arrivals.join('').matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, each]) => each);
    expect(statuses).toEqual([String(status), '200']);
  });
});

test('a client that asked to close reads the refusal of a body that it is still sending', async () => {
  const socket = connectTo(app);
  const head = `POST /greet HTTP/1.1\r\n${CLOSE}${JSON_TYPE}Content-Length: 2000000\r\n\r\n`;
  const arrived = once(app.server, 'request');
  socket.write(head);
  const [request, response] = (await arrived) as [IncomingMessage, ServerResponse];
  const wasReadWhole = once(response, 'finish').then(() => request.complete);
  socket.write('x'.repeat(2_000_000));
  expect((await readAnswer(socket)).status).toBe(413);
  expect(await wasReadWhole).toBe(true);
});

test('a request during shutdown is refused with the usual shape and Retry-After', async () => {
  const answered = Promise.withResolvers<RawAnswer>();
  const closing = await buildTestApp(
    { db: {} as Db },
    {
      register: (server) => {
        server.addHook('preClose', async () => {
          socket.write('Host: shop\r\n\r\n');
          await answered.promise;
        });
      },
    },
  );
  await closing.listen({ port: 0, host: '127.0.0.1' });
  const socket = connectTo(closing);
  readAnswer(socket).then(answered.resolve, answered.reject);
  const arrived = once(closing.server, 'connection');
  socket.write('GET /healthz HTTP/1.1\r\n');
  await arrived;
  await closing.close();
  const answer = await answered.promise;
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'unavailable' });
  expect(answer.headers).toMatchObject({
    'retry-after': '5',
    connection: 'close',
    'x-frame-options': 'DENY',
  });
});
