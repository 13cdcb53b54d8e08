import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MARK_PX, placeMarks } from '../../packages/storybook-kit/src/anatomy/placeMarks.ts';
import { spanOf } from '../../packages/storybook-kit/src/docs/useSpan.ts';
import { root } from '../root.ts';
import { onePart } from './onePart.ts';

const WIDTH = 600;
const ROOM = { width: WIDTH, height: 400 };
const place = (x: number, y: number, width = 100, height = 20) => ({ x, y, width, height });

describe('the marks of a figure', () => {
  test('are in the margin nearest to their part, on a straight line', () => {
    const [left, right, top, bottom] = placeMarks(
      [place(50, 200), place(450, 200), place(250, 40), place(250, 340)],
      ROOM,
    );
    expect(left).toMatchObject({ number: 1, at: { x: 20, y: 210 }, to: { x: 45, y: 210 } });
    expect(right).toMatchObject({ number: 2, at: { x: 580, y: 210 }, to: { x: 555, y: 210 } });
    expect(top).toMatchObject({ number: 3, at: { x: 290, y: 20 }, to: { x: 290, y: 35 } });
    expect(bottom).toMatchObject({ number: 4, at: { x: 290, y: 380 }, to: { x: 290, y: 365 } });
  });

  test('avoid content between a part and its nearest margin', () => {
    const [mark] = placeMarks([place(200, 100)], ROOM, [place(80, 95, 100, 30)]);
    expect(mark).toMatchObject({ at: { x: 240, y: 20 }, to: { x: 240, y: 95 } });
  });

  test("may cross a part's container and content", () => {
    const [mark] = placeMarks([place(60, 100)], ROOM, [
      place(30, 80, 540, 60),
      place(70, 104, 9, 9),
    ]);
    expect(mark).toMatchObject({ at: { x: 20, y: 110 }, to: { x: 55, y: 110 } });
  });

  test('do not overlap within the figure, and still point to their parts', () => {
    const parts = Array.from({ length: 6 }, () => place(30, 60, 540, 300));
    const marks = placeMarks(parts, ROOM);
    for (const [index, { at }] of marks.entries()) {
      const others = marks.filter((_, other) => other !== index);
      expect(Math.min(at.x, WIDTH - at.x, at.y, ROOM.height - at.y)).toBeGreaterThanOrEqual(20);
      const gaps = others.map((other) => Math.hypot(other.at.x - at.x, other.at.y - at.y));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(MARK_PX - 0.01);
    }
    expect(new Set(marks.map(({ number }) => number)).size).toBe(6);
  });
});

test.each([
  [150, 2],
  [280, 3],
  [390, 4],
  [590, 6],
  [900, 6],
])('content of %i pixels takes %i of the six columns in a row of 600', (width, span) => {
  expect(spanOf(width, WIDTH)).toBe(span);
});

const components = globSync('packages/ui/src/**/*.stories.tsx', { cwd: root }).map((file) => ({
  name: basename(file, '.stories.tsx'),
  written: readFileSync(join(root, file), 'utf8'),
}));

const drawn = components.filter(({ written }) => written.includes('drawnIn: '));

describe.each(drawn)('the figure of $name', ({ written }) => {
  test('uses an existing story', () => {
    const story = /drawnIn: '(\w+)'/.exec(written)?.[1];
    expect(written).toContain(`export const ${story} = `);
  });
});

test('every component of several parts has a figure', () => {
  const undrawn = components.filter((component) => !drawn.includes(component));
  expect(undrawn.map(({ name }) => name).toSorted()).toEqual(onePart);
});
