import Fastify, { type FastifyInstance } from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitBodyTime } from './limitBodyTime.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  limitBodyTime(app, 30);
  app.post('/short', async () => 'read');
  app.post('/long', { config: { hasLongBody: true } }, async () => 'read');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Begins to send a body of two bytes; `finish` sends the second. */
function beginToSend(path: string): { finish: () => void; answer: Promise<string> } {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const sent = request({ port, path, method: 'POST', headers });
  const answer = new Promise<string>((resolve) => {
    sent.on('response', (response) => response.on('data', (chunk) => resolve(String(chunk))));
    sent.on('error', () => resolve('hung up'));
  });
  sent.write('{');
  return { answer, finish: () => sent.end('}') };
}

test('a body that does not arrive is hung up on; a form with files has more time', async () => {
  const long = beginToSend('/long');
  const short = beginToSend('/short');
  expect(await short.answer).toBe('hung up');
  long.finish();
  expect(await long.answer).toBe('read');
});
