import { expect, test } from 'vitest';
import { boughtFirst } from './boughtFirst.ts';

const needle = (id: number) => ({ id, name: `Needle 30G × ${id} mm` });
const filler = (id: number) => ({ id, name: `Filler ${id} ml` });

function shown(
  bought: readonly ReturnType<typeof needle>[],
  all: readonly ReturnType<typeof needle>[],
  most = 6,
) {
  return boughtFirst({ search: 'needle', bought, all, most }).map(
    ({ product: { id }, isBoughtBefore }) => (isBoughtBefore ? `bought ${id}` : `${id}`),
  );
}

const needles = (...ids: readonly number[]) => ids.map(needle);

test('boughtFirst() puts products bought before first, each product once', () => {
  expect(shown(needles(3, 9), needles(1, 2, 3))).toEqual(['bought 3', 'bought 9', '1', '2']);
  expect(shown([], needles(1, 2))).toEqual(['1', '2']);
});

test('boughtFirst() shows at most the given number and leaves two places to other matches', () => {
  expect(shown(needles(1, 2, 3, 4, 5), needles(7, 8, 9), 4)).toEqual([
    'bought 1',
    'bought 2',
    '7',
    '8',
  ]);
  expect(shown(needles(1, 2, 3, 4), needles(1, 7), 4)).toEqual([
    'bought 1',
    'bought 2',
    'bought 3',
    '7',
  ]);
  expect(shown(needles(1, 2, 3, 4), needles(1, 2, 3, 4), 3)).toEqual([
    'bought 1',
    'bought 2',
    'bought 3',
  ]);
  expect(shown([], needles(1, 2, 3), 2)).toEqual(['1', '2']);
});

test('boughtFirst() leaves a bought product that matches by its description alone in its place', () => {
  expect(shown([filler(5), needle(2)], [needle(1), filler(5), needle(2)])).toEqual([
    'bought 2',
    '1',
    'bought 5',
  ]);
  expect(shown([filler(5)], needles(1, 2))).toEqual(['1', '2']);
});
