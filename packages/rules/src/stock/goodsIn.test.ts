import { expect, test } from 'vitest';
import { goodsDifferenceSentence, packsToCome } from './goodsIn.ts';

test.each([
  [{ ordered: 10, received: 0 }, 10],
  [{ ordered: 10, received: 4 }, 6],
  [{ ordered: 10, received: 12 }, 0],
])('%j: %i packs are still to come', (line, packs) => {
  expect(packsToCome(line)).toBe(packs);
});

test.each([
  [10, 10, 'as ordered'],
  [10, 8, '2 short'],
  [10, 0, '10 short'],
  [10, 11, '1 over'],
  [0, 1_200, '1,200 over'],
])('of %i to come, %i that came are %s', (toCome, came, words) => {
  expect(goodsDifferenceSentence(toCome, came)).toBe(words);
});
