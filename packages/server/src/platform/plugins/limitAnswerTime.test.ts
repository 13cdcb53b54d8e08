import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerErrors } from './answerErrors.ts';
import { limitAnswerTime } from './limitAnswerTime.ts';

const never = () => new Promise<never>(() => {});

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
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

/** Begins to send a body of two bytes; `finish` sends the second. */
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

test('a body that does not arrive is 408 and hung up on; a form with files has more time', async () => {
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

test('a body that nobody reads and that does not arrive is answered and then hung up on', async () => {
  const { answer, hungUp } = beginToSend('/short', 'image/png');
  expect(await answer).toMatchObject({ status: 415, connection: 'keep-alive' });
  await hungUp;
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
