import { expect, test } from 'vitest';
import { type ProcessSample, sumTree } from './cpuMeter.ts';

const ROOT = 100;
const process = (
  pid: number,
  parent: number,
  { own = 0, reaped = 0, start = pid }: Partial<ProcessSample> = {},
): ProcessSample => ({ pid, parent, start, own, reaped });

/** Returns the CPU seconds of process 100 and its descendants after some samples. 100 ticks are a second. */
function secondsAfter(...tables: readonly (readonly ProcessSample[])[]): number {
  const tree = sumTree(ROOT);
  for (const table of tables) tree.add(table);
  return tree.seconds();
}

test.each<[string, number, readonly (readonly ProcessSample[])[]]>([
  [
    'children and grandchildren count, strangers do not',
    6,
    [
      [
        process(ROOT, 1, { own: 100 }),
        process(101, ROOT, { own: 200 }),
        process(102, 101, { own: 300 }),
        process(7, 1, { own: 900 }),
      ],
    ],
  ],
  [
    'a grandchild whose parent has ended still counts',
    5,
    [
      [process(ROOT, 1), process(101, ROOT, { own: 100 }), process(102, 101, { own: 100 })],
      [process(ROOT, 1, { reaped: 100 }), process(102, 1, { own: 400 })],
    ],
  ],
  [
    'what a child did after its last sample counts through its parent, once',
    3,
    [[process(ROOT, 1), process(101, ROOT, { own: 200 })], [process(ROOT, 1, { reaped: 300 })]],
  ],
  [
    'a child between two samples counts through its parent',
    2,
    [[process(ROOT, 1)], [process(ROOT, 1, { reaped: 200 })]],
  ],
  [
    'a child that ends with its own child counts both once',
    6,
    [
      [process(ROOT, 1), process(101, ROOT, { own: 100 }), process(102, 101, { own: 500 })],
      [process(ROOT, 1, { reaped: 600 })],
    ],
  ],
  [
    'a grandchild that ends after its parent counts besides what was waited for',
    7,
    [
      [process(ROOT, 1), process(101, ROOT, { own: 100 }), process(102, 101, { own: 100 })],
      [process(ROOT, 1, { reaped: 200 }), process(102, 1, { own: 500 })],
      [process(ROOT, 1, { reaped: 200 })],
    ],
  ],
  [
    'a later stranger with the id of a child does not count',
    1,
    [
      [process(ROOT, 1), process(101, ROOT, { own: 100 })],
      [process(ROOT, 1, { reaped: 100 }), process(101, 1, { own: 800, start: 500 })],
    ],
  ],
])('%s', (_, seconds, tables) => {
  expect(secondsAfter(...tables)).toBe(seconds);
});
