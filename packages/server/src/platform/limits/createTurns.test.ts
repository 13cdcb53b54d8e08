import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createTurns } from './createTurns.ts';

afterEach(() => void vi.useRealTimers());

test('runs so many of a key at once and keeps so many waiting; other keys do not notice', async () => {
  const inTurn = createTurns(2, 1);
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

test('does one piece at once for a key that was busy lately, and two again once it has rested', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const inTurn = createTurns(2, 10, 250);
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
  vi.advanceTimersByTime(20);
  await end(1);
  await end(2);
  expect(begun).toEqual([0, 1, 2, 3]);
  // Half a second is remembered at most, and half a millisecond of it is forgotten in each.
  vi.advanceTimersByTime(490);
  void ask(5);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3]);
  vi.advanceTimersByTime(20);
  void ask(5);
  await nextTurn();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
