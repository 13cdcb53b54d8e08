import { expect, test, vi } from 'vitest';
import { pendingCalls } from './pendingCalls.ts';

test('pendingCalls counts each pending call once, from begin to end, and notifies listeners', () => {
  const told = vi.fn<() => void>();
  const stop = pendingCalls.listen(told);
  const [endFirst, endSecond] = [pendingCalls.begin(), pendingCalls.begin()];
  expect(pendingCalls.count()).toBe(2);
  endFirst();
  endFirst();
  expect(pendingCalls.count()).toBe(1);
  expect(told).toHaveBeenCalledTimes(4);
  stop();
  endSecond();
  expect(pendingCalls.count()).toBe(0);
  expect(told).toHaveBeenCalledTimes(4);
});

test('pendingCalls.forget empties the count, and a later end changes nothing', () => {
  const end = pendingCalls.begin();
  pendingCalls.forget();
  expect(pendingCalls.count()).toBe(0);
  end();
  expect(pendingCalls.count()).toBe(0);
});
