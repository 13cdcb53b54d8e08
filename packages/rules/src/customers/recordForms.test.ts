import { expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import { LONGEST_NOTE } from './deskCustomer.ts';
import { correctionRules, newEmailRules, noteRules } from './recordForms.ts';

test.each([
  ['a note', noteRules, { note: ' \n' }, { note: 'Please write the note' }],
  [
    'a shorter note',
    noteRules,
    { note: 'x'.repeat(LONGEST_NOTE + 1) },
    { note: `Please use at most ${LONGEST_NOTE} characters` },
  ],
  ['nothing more of a note', noteRules, { note: 'Rang back.' }, {}],
  [
    'names and a reason',
    correctionRules,
    { firstName: '', lastName: ' ', company: '', reason: '' },
    { firstName: expect.any(String), lastName: expect.any(String), reason: expect.any(String) },
  ],
  [
    'an email address and a reason',
    newEmailRules,
    { email: 'amara', reason: '' },
    { email: expect.any(String), reason: expect.any(String) },
  ],
  [
    'nothing more of an address',
    newEmailRules,
    { email: 'amara@clinic.test', reason: 'Married' },
    {},
  ],
])('asks for %s', (_what, rules, typed, faults) => {
  expect(checkForm<string>(rules, typed)).toEqual(faults);
});
