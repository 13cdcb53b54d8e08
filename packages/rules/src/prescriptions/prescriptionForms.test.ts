import { expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import { handoverRules, voidRules } from './prescriptionForms.ts';

test.each([
  [
    'a reason and what comes next',
    voidRules,
    { reason: ' ', next: '' },
    { reason: expect.any(String), next: 'Please choose what comes next' },
  ],
  ['nothing more of a void', voidRules, { reason: 'Wrong dose', next: 'sign-again' }, {}],
  [
    'a prescriber and a reason',
    handoverRules,
    { reason: '', prescriber: '' },
    { reason: expect.any(String), prescriber: 'Please choose a prescriber' },
  ],
])('asks for %s', (_what, rules, typed, faults) => {
  expect(checkForm<string>(rules, typed)).toEqual(faults);
});
