import { describe, expect, test } from 'vitest';
import { drawSample } from './drawSample.ts';

const candidates = Array.from({ length: 1_000 }, (_, index) => `mutant ${index}`);
const draw = (size: number, seed: number, from = candidates) =>
  drawSample(from, size, seed, (name) => name);

describe('drawSample', () => {
  test('draws the requested number, each once, or all if there are fewer', () => {
    expect(new Set(draw(300, 1)).size).toBe(300);
    expect(new Set(draw(2_000, 1))).toEqual(new Set(candidates));
  });

  test('draws the same sample for a seed, in any order of candidates', () => {
    expect(draw(300, 1, candidates.toReversed())).toEqual(draw(300, 1));
  });

  test('draws another sample for another seed', () => {
    expect(draw(300, 2)).not.toEqual(draw(300, 1));
  });

  test('changes by at most one when a candidate is added', () => {
    const before = new Set(draw(300, 1));
    const after = draw(300, 1, [...candidates, 'one more']);
    expect(after.filter((name) => !before.has(name)).length).toBeLessThanOrEqual(1);
  });
});
