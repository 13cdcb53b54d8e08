import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

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
