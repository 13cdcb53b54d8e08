import { expect, test } from 'vitest';
import { withTimeout } from './withTimeout.ts';

test('passes on a result or an error that comes in time', async () => {
  expect(await withTimeout(Promise.resolve(1), 10_000)).toBe(1);
  await expect(withTimeout(Promise.reject(new Error('no')), 10_000)).rejects.toThrow('no');
});

test('gives up on a promise that never settles', async () => {
  await expect(withTimeout(new Promise(() => {}), 1)).rejects.toThrow('over 1 ms');
});
