import { expect, test } from 'vitest';
import { changeText, figureText, figureTick } from './figureText.ts';

test.each([
  ['net', 1_234_500, '£1,234.50', '£1.2k'],
  ['net', -12_000_000, '-£12,000.00', '-£12k'],
  ['packs', 12_345, '12,345', '12,345'],
  ['median', 1, '1 hour', '1 h'],
  ['median', 1_200, '1,200 hours', '1,200 h'],
] as const)('%s of %d is written %s, and at a scale %s', (figure, value, words, tick) => {
  expect([figureText(figure, value), figureTick(figure, value)]).toEqual([words, tick]);
});

test.each([
  [112, 100, '12% more than before'],
  [0, 100, '100% less than before'],
  [1_000_100, 1_000_000, 'as much as before'],
  [5, 0, undefined],
  [5, -3, undefined],
])('%d after %d is %s', (now, before, words) => {
  expect(changeText(now, before)).toBe(words);
});
