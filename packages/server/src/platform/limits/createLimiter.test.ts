import { expect, test } from 'vitest';
import { createLimiter } from './createLimiter.ts';

test('runs two at once, queues three in order, and refuses the sixth', async () => {
  const inTurn = createLimiter(2, 3);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const begun: number[] = [];
  const runs = gates.map((gate, index) =>
    inTurn(async () => {
      begun.push(index);
      await gate.promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  await expect(inTurn(async () => {})).rejects.toMatchObject({
    problem: { code: 'unavailable' },
    retryAfterSeconds: 2,
  });
  gates[1]?.resolve();
  await runs[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(runs);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('frees the slot when work fails', async () => {
  const inTurn = createLimiter(1, 1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
