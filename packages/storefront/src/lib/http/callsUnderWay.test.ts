import { expect, test, vi } from 'vitest';
import { callsUnderWay } from './callsUnderWay.ts';

test('callsUnderWay counts each pending call once, from begin to end, and notifies listeners', () => {
  const told = vi.fn<() => void>();
  const stop = callsUnderWay.listen(told);
  const [endFirst, endSecond] = [callsUnderWay.begin(), callsUnderWay.begin()];
  expect(callsUnderWay.count()).toBe(2);
  endFirst();
  endFirst();
  expect(callsUnderWay.count()).toBe(1);
  expect(told).toHaveBeenCalledTimes(4);
  stop();
  endSecond();
  expect(callsUnderWay.count()).toBe(0);
  expect(told).toHaveBeenCalledTimes(4);
});

test('callsUnderWay forgets pending calls when the page starts anew', () => {
  const end = callsUnderWay.begin();
  callsUnderWay.forget();
  expect(callsUnderWay.count()).toBe(0);
  end();
  expect(callsUnderWay.count()).toBe(0);
});
