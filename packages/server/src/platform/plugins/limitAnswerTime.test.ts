import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused } from '../problems/Refused.ts';
import { answerErrors } from './answerErrors.ts';
import { limitAnswerTime } from './limitAnswerTime.ts';

const never = () => new Promise<never>(() => {});
/** Holds the answer of `/slow` until resolved. */
const heldBack = Promise.withResolvers<void>();
/** Resolves when `/refused` was called. */
const refused = Promise.withResolvers<void>();

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  answerErrors(app);
  limitAnswerTime(app, { bodyMs: 30, answerMs: 60 });
  app.get('/never', never);
  app.post('/never', never);
  app.post('/short', async () => 'read');
  app.post('/long', { config: { hasLongBody: true, answersWithinMs: 60_000 } }, async () => 'read');
  app.get('/stuck', { onRequest: never }, async () => 'let in');
  app.get('/ready', async () => 'ready');
  app.get('/slow', { config: { answersWithinMs: 60_000 } }, async () => {
    await heldBack.promise;
    return 'slow';
  });
  app.post(
    '/refused',
    {
      onRequest: async () => {
        refused.resolve();
        throw new Refused('session-expired');
      },
    },
    never,
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

/** Starts a body of two bytes; `finish` sends the second. */
function beginToSend(
  path: string,
  type = 'application/json',
): {
  readonly finish: () => void;
  readonly answer: Promise<Answer>;
  readonly hungUp: Promise<unknown>;
} {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': type, 'content-length': 2 };
  const agent = new Agent({ keepAlive: true });
  const sent = request({ port, path, method: 'POST', headers, agent });
  const answered = Promise.withResolvers<Answer>();
  const hungUp = once(sent, 'close');
  sent.on('error', answered.reject);
  sent.on('response', (response) => {
    let body = '';
    response.on('data', (chunk) => (body += String(chunk)));
    response.on('end', () =>
      answered.resolve({
        status: response.statusCode,
        connection: response.headers.connection,
        body,
      }),
    );
  });
  sent.write('{');
  return { answer: answered.promise, hungUp, finish: () => sent.end('}') };
}

function urlOf(path: string): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}${path}`;
}

/** Sends requests at once on one connection; POSTs have a complete body. */
function pipeline(...lines: readonly string[]): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  for (const line of lines) {
    const body = line.startsWith('POST') ? '{}' : '';
    socket.write(`${line} HTTP/1.1\r\nHost: shop.test\r\nContent-Length: ${body.length}\r\n\r\n`);
    socket.write(body);
  }
  return socket;
}

/** Reads answers on a connection until one ends with `last`: their statuses, and bodies other than JSON. */
async function read(socket: Socket, last: string): Promise<readonly string[]> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (text.endsWith(last)) break;
  }
  return text
    .split('HTTP/1.1 ')
    .slice(1)
    .map((answer) => `${answer.slice(0, 3)} ${/\r\n\r\n(\w*)/.exec(answer)?.[1]}`.trim());
}

test('answers 408 to a stalled body and hangs up; a form with files has more time', async () => {
  const long = beginToSend('/long');
  const short = beginToSend('/short');
  const answer = await short.answer;
  expect(answer).toMatchObject({ status: 408, connection: 'close' });
  expect(JSON.parse(answer.body)).toEqual({
    message: 'The request took too long',
    code: 'too-slow',
  });
  long.finish();
  expect(await long.answer).toMatchObject({ status: 200, body: 'read' });
});

test('answers a stalled body that nothing reads, and then hangs up', async () => {
  const { answer, hungUp } = beginToSend('/short', 'image/png');
  expect(await answer).toMatchObject({ status: 415, connection: 'keep-alive' });
  await hungUp;
});

test('keeps a ready answer waiting for the one before it on the connection, however long', async () => {
  const socket = pipeline('GET /slow', 'POST /refused', 'GET /ready');
  await refused.promise;
  // Bodies and answers that start now time out after those would have.
  expect(await beginToSend('/short').answer).toMatchObject({ status: 408 });
  expect((await fetch(urlOf('/never'))).status).toBe(503);
  heldBack.resolve();
  expect(await read(socket, 'ready')).toEqual(['200 slow', '401', '200 ready']);
});

test('sends a ready answer after one that timed out', async () => {
  const socket = pipeline('GET /never', 'GET /ready');
  expect(await read(socket, 'ready')).toEqual(['503', '200 ready']);
});

test.each([
  ['a handler that never answers', 'GET', '/never'],
  ['a handler that read its body and never answers', 'POST', '/never'],
  ['a hook that never lets it go on', 'GET', '/stuck'],
] as const)('%s is 503 with Retry-After', async (_what, method, path) => {
  const { port } = app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    ...(method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json' } } : {}),
  });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});
