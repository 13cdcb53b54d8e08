import { expect, test } from 'vitest';
import { sentenceCase } from './sentenceCase.ts';

test.each([
  ['Refused By The Server', 'Refused by the server'],
  ['On A Phone', 'On a phone'],
  ['Default', 'Default'],
  ['As A Visitor', 'As a visitor'],
  ['In GBP', 'In GBP'],
])('the story %s is called %s', (name, called) => {
  expect(sentenceCase(name)).toBe(called);
});
