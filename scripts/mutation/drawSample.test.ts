import { describe, expect, test } from 'vitest';
import { drawSample } from './drawSample.ts';

const candidates = Array.from({ length: 1_000 }, (_, index) => `mutant ${index}`);
const draw = (size: number, seed: number, from = candidates) =>
  drawSample(from, size, seed, (name) => name);

describe('a sample', () => {
  test('has as many as were asked for, each once, and all when there are no more', () => {
    expect(new Set(draw(300, 1)).size).toBe(300);
    expect(new Set(draw(2_000, 1))).toEqual(new Set(candidates));
  });

  test('is the same for a seed, in whatever order the candidates come', () => {
    expect(draw(300, 1, candidates.toReversed())).toEqual(draw(300, 1));
  });

  test('is another for another seed', () => {
    expect(draw(300, 2)).not.toEqual(draw(300, 1));
  });

  test('changes by one at most when there is a candidate more', () => {
    const before = new Set(draw(300, 1));
    const after = draw(300, 1, [...candidates, 'one more']);
    expect(after.filter((name) => !before.has(name)).length).toBeLessThanOrEqual(1);
  });
});
