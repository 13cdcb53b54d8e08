import { describe, expect, test } from 'vitest';
import { professionalStatuses } from '../accounts/professionalStatuses.ts';
import {
  registrationDocuments,
  type RegistrationDocument,
} from '../accounts/registrationDocuments.ts';
import { checkForm } from '../forms/fieldCheck.ts';
import { deskMessages } from '../problems/deskMessages.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { messages } from '../problems/messages.ts';
import { approvalRules, registerCheckRules } from './approvalForms.ts';
import { dataRequestRules, patientSearchRules } from './dataForms.ts';
import { fieldLabel, fieldText } from './dataCopy.ts';
import { keptAfterErasure, overBefore } from './dataRights.ts';
import { accountStateLabel, accountStates } from './customerList.ts';
import { paperLabel } from './deskCustomer.ts';
import { professionalRegisters, registerOf } from './professionalRegisters.ts';
import {
  furthestRecheckDay,
  isRecheckDayAllowed,
  isRecheckDue,
  lastRecheckToldOf,
  recheckDay,
} from './recheck.ts';
import { lacksRegisterCheck, registerResultLabel, registerResults } from './registerCheck.ts';

describe('registers', () => {
  test.each([
    ['Doctor', 'GMC'],
    ['Nurse', 'NMC'],
    ['Nurse Prescriber', 'NMC'],
    ['Dentist', 'GDC'],
    ['Pharmacist', 'GPhC'],
    ['Pharmacist Prescriber', 'GPhC'],
    ['Other', 'HCPC'],
    [undefined, undefined],
  ] as const)('a %s is looked up in the register of the %s', (status, expected) => {
    expect(registerOf(status)).toBe(expected);
  });

  test('every status has a register with a secure address', () => {
    for (const [, status] of professionalStatuses) {
      const register = registerOf(status);
      expect(register && new URL(professionalRegisters[register].address).protocol).toBe('https:');
    }
  });
});

describe('the next look at a register', () => {
  test.each([
    ['2026-11-29', '2027-11-29'],
    ['2028-02-29', '2029-02-28'],
  ])('after approval on %s is due on %s', (today, expected) => {
    expect(recheckDay(today)).toBe(expected);
  });

  test.each([
    ['2026-11-28', false],
    ['2026-11-29', false],
    ['2026-11-30', true],
    ['2029-11-29', true],
    ['2029-11-30', false],
  ])('chosen on 29 November 2026 for %s is allowed: %s', (day, expected) => {
    expect(isRecheckDayAllowed(day, '2026-11-29')).toBe(expected);
    expect(furthestRecheckDay('2026-11-29')).toBe('2029-11-29');
  });

  test.each([
    ['active', '2026-11-29', true],
    ['active', '2026-11-30', false],
    ['active', undefined, false],
    ['suspended', '2026-11-29', false],
  ] as const)(
    'of a customer who is %s until %s is due on that day: %s',
    (state, recheckOn, due) => {
      expect(isRecheckDue({ state, recheckOn }, '2026-11-29')).toBe(due);
    },
  );

  test('is told of from 30 days before', () => {
    expect(lastRecheckToldOf('2026-11-29')).toBe('2026-12-29');
  });
});

test.each([
  [true, undefined, true],
  [true, { result: 'differs', nextOn: '2027-01-01' }, true],
  [true, { result: 'not-found', nextOn: '2027-01-01' }, true],
  [true, { result: 'matches', nextOn: '2026-11-29' }, true],
  [true, { result: 'matches', nextOn: '2026-11-30' }, false],
  [false, undefined, false],
] as const)(
  'a professional: %s, whose newest look is %o, lacks one: %s',
  (isProfessional, newest, expected) => {
    expect(lacksRegisterCheck({ isProfessional }, newest, '2026-11-29')).toBe(expected);
  },
);

test('every state, result and document has a label of its own', () => {
  const labels = [
    ...accountStates.map(accountStateLabel),
    ...registerResults.map(registerResultLabel),
    ...(Object.keys(registrationDocuments) as RegistrationDocument[]).map(paperLabel),
  ];
  expect(new Set(labels).size).toBe(labels.length);
});

describe('forms', () => {
  const today = '2026-11-29';
  const look = {
    register: 'NMC',
    number: '12A3456E',
    result: 'matches',
    nextOn: '29/11/2027',
    note: '',
  };

  test.each([
    [{}, {}],
    [{ nextOn: '29/11/2026' }, { nextOn: deskMessages['recheck-day-refused'] }],
    [{ nextOn: '31/02/2027' }, { nextOn: fieldSentences.validDate }],
    [{ register: '' }, { register: 'Please choose the register' }],
    [{ result: 'perhaps' }, { result: 'Please say what the register has' }],
  ])('a look at a register with %o is told %o', (changes, errors) => {
    expect(checkForm(registerCheckRules(today), { ...look, ...changes })).toEqual(errors);
  });

  test.each([
    [true, { reason: messages['reason-required'] }],
    [false, {}],
  ])('an approval asks for a reason: %s', (isReasonRequired, errors) => {
    const rules = approvalRules(today, isReasonRequired);
    expect(checkForm(rules, { until: '29/11/2027', reason: '' })).toEqual(errors);
  });
});

test('a copy says names and values of fields in words', () => {
  expect(fieldLabel('first_name')).toBe('First name');
  expect(fieldLabel('amount_mills')).toBe('Amount');
  const values = [
    null,
    '',
    true,
    false,
    7,
    'a',
    { b: 1 },
    '2026-11-29',
    '2026-07-01T09:05:00+00:00',
  ];
  expect(values.map((value) => fieldText('field', value))).toEqual([
    undefined,
    undefined,
    'yes',
    'no',
    '7',
    'a',
    'B: 1',
    '29/11/2026',
    '01/07/2026, 10:05',
  ]);
  expect(fieldText('amount_mills', 12_500)).toBe('£12.50');
  expect(fieldText('detail', { paidFor: 'F-1', amountMills: 12_500, note: null })).toBe(
    'Paid for: F-1, Amount: £12.50',
  );
  expect(fieldText('list', [1, 2])).toBe('[1,2]');
  expect(fieldText('note', '2026-99-99T99:99:99')).toBe('2026-99-99T99:99:99');
});

test('what an erasure keeps is named with its law and its end, counted from the last event', () => {
  const kept = keptAfterErasure(['users', 'orders', 'patients', 'carts'], '2026-11-29');
  expect(kept).toEqual([
    { reason: 'taxes', what: ['Orders'], until: '2032-11-29' },
    { reason: 'supplies', what: ['Patients'], until: '2031-11-29' },
  ]);
});

test.each([
  ['taxes', '2026-11-29', '2020-11-29'],
  ['supplies', '2026-11-29', '2021-11-29'],
  ['account', '2028-02-29', '2022-02-28'],
] as const)('what is kept for %s on %s happened on %s or later', (reason, today, before) => {
  expect(overBefore(reason, today)).toBe(before);
});

test.each([
  [{ search: 'Joan', birthDate: '30/09/1971' }, {}],
  [
    { search: ' ', birthDate: '30/09' },
    { search: 'Please enter the name of the patient', birthDate: fieldSentences.validDate },
  ],
])('a patient is looked for with %o: %o', (typed, errors) => {
  expect(checkForm(patientSearchRules, typed)).toEqual(errors);
});

test.each([
  [{ kind: 'copy', askedBy: 'Joan', askedOn: '29/11/2026', reason: '' }, {}],
  [
    { kind: 'erase', askedBy: '', askedOn: '30/11/2026', reason: '' },
    {
      askedBy: 'Please say who asked',
      askedOn: fieldSentences.validDate,
      reason: messages['reason-required'],
    },
  ],
])('a request about data with %o is told %o', (typed, errors) => {
  expect(checkForm(dataRequestRules('2026-11-29'), typed)).toEqual(errors);
});
