import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countTurns } from '../../testing/countTurns.ts';
import { Refused } from '../problems/Refused.ts';
import { answerErrors } from './answerErrors.ts';
import { limitConcurrency } from './limitConcurrency.ts';

let app: FastifyInstance;
/** Names of the started requests, in order. */
let begun: string[];
let gates: PromiseWithResolvers<string>[];
/** Account of the latest marker request of `settled`. */
let strangers = 100;

beforeEach(async () => {
  // The duration of requests decides how many run at once.
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  app = Fastify();
  begun = [];
  gates = [];
  answerErrors(app);
  app.decorateRequest('session', undefined);
  app.addHook('onRequest', async (request) => {
    const userId = Number(request.headers['x-user']);
    if (userId > 0) request.session = { userId } as typeof request.session;
  });
  limitConcurrency(app);
  const held = (name: string): Promise<string> => {
    const gate = Promise.withResolvers<string>();
    begun.push(name);
    gates.push(gate);
    return gate.promise;
  };
  app.get<{ Params: { name: string } }>('/held/:name', ({ params }) => held(params.name));
  app.get<{ Params: { name: string } }>(
    '/form/:name',
    { config: { hasLongBody: true } },
    ({ params }) => held(params.name),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

// Async, because inject sends only when its result is awaited.
const ask = async (path: string, user = 0) =>
  app.inject({ url: path, headers: { 'x-user': String(user) } });
/**
 * Sends a request from another account and waits until it starts: all earlier requests have then started or are queued.
 */
async function settled(): Promise<void> {
  // An account's next request starts one turn of the event loop after the previous one ended.
  await nextTurn();
  strangers += 1;
  const last = ask('/held/last', strangers);
  // Vitest's poll would advance the clock.
  while (!begun.includes('last')) await nextTurn();
  const at = begun.indexOf('last');
  begun.splice(at, 1);
  const [gate] = gates.splice(at, 1);
  gate?.resolve('done');
  await last;
}

test('runs two requests of an account at once and queues its others in order; other accounts do not wait', async () => {
  const own = ['a', 'b', 'c', 'd'].map((name) => ask(`/held/${name}`, 1));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  const others = [ask('/held/other', 2), ask('/held/visitor'), ask('/form/files', 1)];
  await settled();
  expect(begun.toSorted()).toEqual(['a', 'b', 'files', 'other', 'visitor']);

  gates[1]?.resolve('done');
  await own[1];
  await settled();
  expect(begun.at(-1)).toBe('c');
  gates[0]?.reject(new Error('broken'));
  expect((await own[0])?.statusCode).toBe(500);
  await settled();
  expect(begun.at(-1)).toBe('d');

  for (const gate of gates) gate.resolve('done');
  const statuses = (await Promise.all([...own.slice(1), ...others])).map((each) => each.statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
});

test('runs one request at once, with rests, for an account that took over 250 ms, and two for another', async () => {
  const own = ['a', 'b', 'c', 'd'].map((name) => ask(`/held/${name}`, 1));
  await settled();
  vi.advanceTimersByTime(251);
  gates[0]?.resolve('done');
  await own[0];
  await settled();
  expect(begun).toEqual(['a', 'b']);
  gates[1]?.resolve('done');
  await own[1];
  await settled();
  expect(begun).toEqual(['a', 'b']);
  vi.advanceTimersByTime(250);
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);

  const others = ['x', 'y'].map((name) => ask(`/held/${name}`, 2));
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'x', 'y']);
  for (const gate of gates) gate.resolve('done');
  await own[2];
  await settled();
  vi.advanceTimersByTime(250);
  await settled();
  gates.at(-1)?.resolve('done');
  await Promise.all([...own, ...others]);
});

test('refuses the two hundred and third request of one account', async () => {
  for (let index = 0; index < 202; index += 1) void ask(`/held/${index}`, 1);
  await settled();
  const refused = await ask('/held/one-too-many', 1);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
});

test('handles two immediately refused requests of one account per turn of the event loop', async () => {
  const turns = countTurns();
  app.get('/refused', () => {
    turns.count();
    throw new Refused('not-found');
  });
  await Promise.all(Array.from({ length: 8 }, () => ask('/refused', 1)));
  expect(turns.end()).toEqual({ counted: 8, mostInTurn: 2 });
});
