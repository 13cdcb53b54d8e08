import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createKeyedLimiter } from './createKeyedLimiter.ts';

afterEach(() => void vi.useRealTimers());

test('bounds running and queued work per key; other keys are unaffected', async () => {
  const inTurn = createKeyedLimiter(2, 1);
  const begun: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const begin = (key: string, name: string) =>
    inTurn(key, async () => {
      begun.push(name);
      await opened;
      return name;
    });
  const ofA = ['a1', 'a2', 'a3'].map((name) => begin('a', name));
  await expect(begin('a', 'a4')).rejects.toMatchObject({ problem: { code: 'unavailable' } });
  const ofB = begin('b', 'b1');
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  open();
  expect(await Promise.all([...ofA, ofB])).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(await begin('a', 'a5')).toBe('a5');
});

test('runs one piece at a time for a recently busy key, with a rest after each, until it was quiet', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const rests: number[] = [];
  const { promise: isRested, resolve: endRest } = Promise.withResolvers<void>();
  const rest = (tookMs: number) => {
    rests.push(tookMs);
    return isRested;
  };
  const inTurn = createKeyedLimiter(2, 10, { burstMs: 250, rest });
  const begun: number[] = [];
  const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
  const ask = (index: number) =>
    inTurn('a', async () => {
      begun.push(index);
      await gates[index]?.promise;
    });
  const runs = gates.slice(0, 5).map((_, index) => ask(index));
  const end = async (index: number) => {
    gates[index]?.resolve();
    await runs[index];
  };
  vi.advanceTimersByTime(240);
  await end(0);
  expect(begun).toEqual([0, 1, 2]);
  expect(rests).toEqual([]);
  vi.advanceTimersByTime(20);
  const ended = [end(1), end(2)];
  await nextTurn();
  expect([begun, rests]).toEqual([
    [0, 1, 2],
    [260, 20],
  ]);
  endRest();
  await Promise.all(ended);
  expect(begun).toEqual([0, 1, 2, 3]);
  // Busy time is capped at half a second and decays by half a millisecond per millisecond.
  vi.advanceTimersByTime(490);
  void ask(5);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(20);
  void ask(5);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
