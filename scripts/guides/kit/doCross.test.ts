import { expect, test } from 'vitest';
import { doCross } from './doCross.ts';

test.each([
  ['cross in the middle', [2, 0], [0, 2], true],
  ['would cross farther on', [5, 0], [4, 2], false],
  ['run side by side', [1, 0], [3, 2], false],
  ['meet at an end', [2, 2], [4, 0], false],
] as const)('two lines that %s', (_what, from, to, answer) => {
  expect(
    doCross(
      [
        [0, 0],
        [2, 2],
      ],
      [from, to],
    ),
  ).toBe(answer);
});
