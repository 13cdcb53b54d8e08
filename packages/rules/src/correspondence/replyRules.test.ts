import { expect, test } from 'vitest';
import { checkForm, tidyForm } from '../forms/fieldCheck.ts';
import { replyRules } from './replyRules.ts';

test.each([
  [' Yes.\nUntil noon. ', {}],
  [' \n', { text: 'Please write an answer' }],
  ['x'.repeat(5001), { text: expect.any(String) as unknown }],
])('an answer of %j has the faults %o', (text, faults) => {
  expect(checkForm(replyRules, tidyForm(replyRules, { text }))).toEqual(faults);
});
