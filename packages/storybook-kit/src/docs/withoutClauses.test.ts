import { expect, test } from 'vitest';
import { withoutClauses } from './withoutClauses.ts';

test.each([
  ['The orders, newest first (spec 2.16).', 'The orders, newest first.'],
  ['What is charged (spec 9.5, reading R3). Once.', 'What is charged. Once.'],
  ['Net and gross (readings R4 and R5)', 'Net and gross'],
  ['A special (spectacular) offer', 'A special (spectacular) offer'],
])('a page for designers shows %j as %j', (written, shown) => {
  expect(withoutClauses(written)).toBe(shown);
});
