import { expect, test } from 'vitest';
import { sentenceCase, withoutClauses } from './plainWords.ts';

test.each([
  ['The orders, newest first (spec 2.16).', 'The orders, newest first.'],
  ['What is charged (spec 9.5, reading R3). Once.', 'What is charged. Once.'],
  ['Net and gross (readings R4 and R5)', 'Net and gross'],
  ['A special (spectacular) offer', 'A special (spectacular) offer'],
])('a page for designers shows %j as %j', (written, shown) => {
  expect(withoutClauses(written)).toBe(shown);
});

test.each([
  ['Refused By The Server', 'Refused by the server'],
  ['On A Phone', 'On a phone'],
  ['Default', 'Default'],
  ['As A Visitor', 'As a visitor'],
  ['In GBP', 'In GBP'],
])('the story %s is called %s', (name, called) => {
  expect(sentenceCase(name)).toBe(called);
});
