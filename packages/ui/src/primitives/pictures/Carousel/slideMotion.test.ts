import { expect, test } from 'vitest';
import { slideMotion } from './slideMotion.ts';

const FRAMES_A_SECOND = 60;

/**
 * Returns the position of a slide after each frame, from 0 to 1, computed like the library:
 * `velocity += left / duration; velocity *= friction`.
 */
function positions(frames: number): readonly number[] {
  let at = 0;
  let velocity = 0;
  return Array.from({ length: frames }, () => {
    velocity = (velocity + (1 - at) / slideMotion.pullFrames) * slideMotion.friction;
    at += velocity;
    return at;
  });
}

test('a slide arrives after 200 ms and not before @9.13', () => {
  const frames = 0.2 * FRAMES_A_SECOND;
  const path = positions(frames);
  expect(path.at(-1)).toBeGreaterThan(0.99);
  expect(path[frames / 2]).toBeLessThan(0.95);
});

test('a slide never overshoots', () => {
  expect(Math.max(...positions(120))).toBeLessThanOrEqual(1.001);
});
