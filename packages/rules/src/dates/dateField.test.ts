import { expect, test } from 'vitest';
import { isFilledInDate, tidyDate } from './dateField.ts';

test.each([
  ['30/09/1971', '30/09/1971'],
  ['3/9/1971', '03/09/1971'],
  ['3.9.1971', '03/09/1971'],
  ['3-9-1971', '03/09/1971'],
  ['3 9 1971', '03/09/1971'],
  ['30091971', '30/09/1971'],
  [' 30/09/1971 ', '30/09/1971'],
  ['1971-09-30', '30/09/1971'],
  ['\u200E30/09/1971', '30/09/1971'],
])('%j becomes %j', (typed, written) => {
  expect(tidyDate(typed)).toBe(written);
});

test.each(['', '30/09/71', '3091971', 'yesterday', '1971-9-30', '30/09'])(
  '%j stays unchanged for the rules to check',
  (typed) => {
    expect(tidyDate(typed)).toBe(typed);
  },
);

test('a date counts as filled in by the browser if its year comes first', () => {
  expect(isFilledInDate('1971-09-30')).toBe(true);
  expect(isFilledInDate('30/09/1971')).toBe(false);
});
