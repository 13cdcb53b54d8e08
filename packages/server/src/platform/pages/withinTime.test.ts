import { expect, test } from 'vitest';
import { withinTime } from './withinTime.ts';

test('what comes in time is given, and what it throws is thrown', async () => {
  expect(await withinTime(Promise.resolve(1), 10_000)).toBe(1);
  await expect(withinTime(Promise.reject(new Error('no')), 10_000)).rejects.toThrow('no');
});

test('what never comes is given up', async () => {
  await expect(withinTime(new Promise(() => {}), 1)).rejects.toThrow('over 1 ms');
});
