import { expect, test } from 'vitest';
import { withinTime } from './withinTime.ts';

test('passes on a result or an error that comes in time', async () => {
  expect(await withinTime(Promise.resolve(1), 10_000)).toBe(1);
  await expect(withinTime(Promise.reject(new Error('no')), 10_000)).rejects.toThrow('no');
});

test('gives up on a promise that never settles', async () => {
  await expect(withinTime(new Promise(() => {}), 1)).rejects.toThrow('over 1 ms');
});
