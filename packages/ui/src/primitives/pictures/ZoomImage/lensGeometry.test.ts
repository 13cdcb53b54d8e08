import { expect, test } from 'vitest';
import { lensGeometry } from './lensGeometry.ts';

const picture = { width: 400, height: 400, lens: 200, magnification: 2 };

test('the middle of the lens shows the point below it', () => {
  const { left, top, shiftX, shiftY } = lensGeometry({ ...picture, point: { x: 0.5, y: 0.25 } });
  expect({ left, top }).toEqual({ left: 100, top: 0 });
  // The point is at (400, 200) of the enlarged picture, the middle of the lens at (100, 100).
  expect({ shiftX, shiftY }).toEqual({ shiftX: -300, shiftY: -100 });
});

test('the enlarged picture is the picture times the magnification', () => {
  expect(lensGeometry({ ...picture, point: { x: 0, y: 0 } })).toMatchObject({
    pictureWidth: 800,
    pictureHeight: 800,
  });
});

test.each([
  [
    { x: 0, y: 0 },
    { left: 0, top: 0 },
  ],
  [
    { x: 1, y: 1 },
    { left: 200, top: 200 },
  ],
])('the lens stays inside the picture at %o', (point, corner) => {
  expect(lensGeometry({ ...picture, point })).toMatchObject(corner);
});

test('in a picture smaller than the lens, the lens is at the top left', () => {
  expect(
    lensGeometry({ ...picture, width: 120, height: 120, point: { x: 0.9, y: 0.9 } }),
  ).toMatchObject({ left: 0, top: 0 });
});
