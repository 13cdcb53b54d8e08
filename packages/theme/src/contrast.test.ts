import { describe, expect, test } from 'vitest';
import { type ColorRole, colorRoles } from './colorRoles.ts';
import { contrastExempt, contrastPairs } from './contrastPairs.ts';
import { contrastRatio } from './contrastRatio.ts';

test('gives 21 for black on white and 1 for equal colours', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#0b6642', '#0b6642')).toBe(1);
});

test('every role is in a pair or exempt with a reason', () => {
  const paired = contrastPairs.flatMap(({ text, on }) => [text, ...on]);
  const roles = Object.keys(colorRoles.light) as ColorRole[];
  const exempt = Object.keys(contrastExempt) as ColorRole[];
  expect(roles.filter((role) => !paired.includes(role) && !exempt.includes(role))).toEqual([]);
  expect(exempt.filter((role) => paired.includes(role))).toEqual([]);
});

/** Required contrast by role name, for text, outlines and focus rings. Body text needs AAA. */
const OWED = [
  [/^text(?:Body|Muted|OnOffer|OnInverse)$/, 7],
  [/^text/, 4.5],
  [/^(?:border|focus|action)/, 3],
] as const;

test('text needs 4.5 and body text 7, controls and focus 3', () => {
  const owed = contrastPairs.map(({ text }) => OWED.find(([name]) => name.test(text))?.[1]);
  expect(contrastPairs.map(({ atLeast }) => atLeast)).toEqual(owed);
});

test('a filled control has a pair with every paper', () => {
  const outlines = new Set(contrastPairs.map(({ text }) => text));
  expect(outlines).toContain('actionPrimary');
  expect(outlines).toContain('actionDanger');
});

describe.each(Object.entries(colorRoles))('the %s theme', (_name, roles) => {
  const pairs = contrastPairs.flatMap(({ text, on, atLeast }) =>
    on.map((surface) => [text, surface, atLeast] as const),
  );

  test.each(pairs)('%s on %s has a contrast of at least %d', (text, surface, atLeast) => {
    expect(contrastRatio(roles[text], roles[surface])).toBeGreaterThanOrEqual(atLeast);
  });
});
