import { expect, test } from 'vitest';
import { type PictureView, viewAfterKey, WHOLE } from './viewerZoom.ts';

const after = (...keys: readonly string[]) =>
  keys.reduce<PictureView | undefined>((view, key) => view && viewAfterKey(view, key), WHOLE);

test.each([
  [['+'], { zoom: 1.5, turns: 0 }],
  [['=', '-'], WHOLE],
  [['r'], { zoom: 1, turns: 1 }],
  [['R', 'R', 'R', 'R'], WHOLE],
  [['+', 'r', '0'], WHOLE],
  [Array.from({ length: 20 }, () => '+'), { zoom: 8, turns: 0 }],
  [Array.from({ length: 20 }, () => '-'), { zoom: 0.5, turns: 0 }],
  [['x'], undefined],
])('after %j a picture shows as %j', (keys, view) => {
  expect(after(...keys)).toEqual(view);
});
