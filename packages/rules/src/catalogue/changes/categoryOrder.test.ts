import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newNumbers } from './categoryOrder.ts';

const of = (...numbers: readonly number[]) =>
  numbers.map((sortOrder, index) => ({ id: index + 1, sortOrder }));
const moved = { id: 9, sortOrder: 7 };

test.each<[string, ReturnType<typeof of>, number, readonly (readonly [number, number])[]]>([
  ['alone', [], 0, []],
  ['first', of(7, 8), 0, [[9, 6]]],
  ['last', of(5, 7), 2, [[9, 8]]],
  ['where it is', of(5, 9), 1, []],
  ['between two with room', of(1, 4), 1, [[9, 2]]],
  [
    'between two without room',
    of(1, 2, 5),
    1,
    [
      [9, 2],
      [2, 3],
    ],
  ],
  [
    'among equals',
    of(0, 0, 0),
    1,
    [
      [9, 1],
      [2, 2],
      [3, 3],
    ],
  ],
])('a category goes %s', (_where, neighbours, position, numbers) => {
  expect([...newNumbers(neighbours, moved, position)]).toEqual(numbers);
});

test('a moved category is at its place, and the others stay in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }),
      fc.integer({ min: 0, max: 9 }),
      fc.nat(8),
      (numbers, sortOrder, wanted) => {
        const neighbours = of(...numbers.toSorted((a, b) => a - b));
        const position = Math.min(wanted, neighbours.length);
        const own = { id: 99, sortOrder };
        const changed = newNumbers(neighbours, own, position);
        const order = neighbours
          .toSpliced(position, 0, own)
          .map((each) => changed.get(each.id) ?? each.sortOrder);
        const at = order[position] ?? 0;
        expect(order.slice(0, position).every((number) => number < at)).toBe(true);
        expect(order.slice(position + 1).every((number) => number > at)).toBe(true);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      },
    ),
  );
});
