import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { countTurns } from '../../testing/countTurns.ts';
import { answerErrors } from './answerErrors.ts';
import { readJsonBodies } from './readJsonBodies.ts';

const LONG = JSON.stringify({ text: 'x'.repeat(5_000) });

function send(bodies: readonly { readonly payload: string; readonly from: string }[]) {
  const app = Fastify();
  answerErrors(app);
  readJsonBodies(app);
  const turns = countTurns();
  app.post('/', async () => {
    turns.count();
    return 'judged';
  });
  const answers = bodies.map(async ({ payload, from }) =>
    app.inject({
      method: 'POST',
      url: '/',
      payload,
      remoteAddress: from,
      headers: { 'content-type': 'application/json' },
    }),
  );
  return { answers, turns };
}

test('parses one long body of a network per turn of the event loop', async () => {
  const bodies = Array.from({ length: 8 }, () => ({ payload: LONG, from: '192.0.2.1' }));
  const { answers, turns } = send(bodies);
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(bodies.map(() => 200));
  expect(turns.end()).toEqual({ counted: 8, mostInTurn: 1 });
});

test('parses short bodies and those of other networks without waiting', async () => {
  const order: string[] = [];
  const { answers, turns } = send([
    ...Array.from({ length: 20 }, () => ({ payload: LONG, from: '192.0.2.1' })),
    { payload: LONG, from: '192.0.2.2' },
    { payload: '{}', from: '192.0.2.1' },
  ]);
  await Promise.all(
    answers.map(async (answer, index) => {
      await answer;
      order.push(index < 20 ? 'long' : 'other');
    }),
  );
  turns.end();
  expect(order.lastIndexOf('other')).toBeLessThan(10);
});
