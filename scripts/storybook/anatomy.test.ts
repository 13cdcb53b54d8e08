import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MARK_PX, placeMarks } from '../../.storybook/anatomy/placeMarks.ts';
import { spanOf } from '../../.storybook/page/spanOf.ts';
import { root } from '../root.ts';

const WIDTH = 600;
const place = (x: number, y: number, width = 100, height = 20) => ({ x, y, width, height });

describe('the marks of a figure', () => {
  test('stand in the margin that is nearer to their part, at its height', () => {
    const [left, right] = placeMarks([place(50, 0), place(450, 100)], WIDTH);
    expect(left).toMatchObject({ number: 1, side: 'left', y: 10, to: { x: 45, y: 10 } });
    expect(right).toMatchObject({ number: 2, side: 'right', y: 110, to: { x: 555, y: 110 } });
  });

  test('make way for each other, and still point to their parts', () => {
    const marks = placeMarks([place(50, 0), place(70, 4), place(90, 8)], WIDTH);
    expect(marks.map(({ y }) => y)).toEqual([10, 10 + MARK_PX, 10 + 2 * MARK_PX]);
    expect(marks.map(({ to }) => to.y)).toEqual([10, 14, 18]);
  });

  test('of a part across the whole figure is on the left, near its beginning', () => {
    expect(placeMarks([place(40, 0, 540, 900)], WIDTH)[0]).toMatchObject({ side: 'left', y: 40 });
  });
});

test.each([
  [150, 2],
  [280, 3],
  [390, 4],
  [590, 6],
  [900, 6],
])('what is %i pixels wide takes %i of the six columns of a row of 600', (width, span) => {
  expect(spanOf(width, WIDTH)).toBe(span);
});

const drawn = globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
  .map((file) => ({ file, written: readFileSync(join(root, file), 'utf8') }))
  .filter(({ written }) => written.includes('drawnIn: '));

describe.each(drawn)('the figure in $file', ({ written }) => {
  test('is drawn in a story that there is', () => {
    const story = /drawnIn: '(\w+)'/.exec(written)?.[1];
    expect(written).toContain(`export const ${story} = `);
  });
});

test('some figures are drawn', () => {
  expect(drawn.length).toBeGreaterThan(30);
});
