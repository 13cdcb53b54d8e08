import { describe, expect, test } from 'vitest';
import { colorRoles } from './colorRoles.ts';
import { contrastPairs } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#0b6642', '#0b6642')).toBe(1);
});

describe.each(Object.entries(colorRoles))('the %s theme', (_name, roles) => {
  const pairs = contrastPairs.flatMap(({ text, on, atLeast }) =>
    on.map((surface) => [text, surface, atLeast] as const),
  );

  test.each(pairs)('%s on %s has a contrast of at least %d', (text, surface, atLeast) => {
    expect(contrastRatio(roles[text], roles[surface])).toBeGreaterThanOrEqual(atLeast);
  });
});
