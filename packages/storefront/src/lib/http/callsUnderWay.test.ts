import { expect, test, vi } from 'vitest';
import { callsUnderWay } from './callsUnderWay.ts';

test('calls are counted from their beginning to their end, each once, and whoever listens is told', () => {
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

test('what is under way when the page begins anew is waited for by nobody', () => {
  const end = callsUnderWay.begin();
  callsUnderWay.forget();
  expect(callsUnderWay.count()).toBe(0);
  end();
  expect(callsUnderWay.count()).toBe(0);
});
