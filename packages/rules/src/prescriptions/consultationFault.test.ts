import { expect, test } from 'vitest';
import { consultationFault } from './consultationFault.ts';

const REQUIRED = 'Please enter the day on which you saw the patient';
const LATER = 'Please enter a day that is not after today';
const TOO_OLD = 'Please enter a day of the last 90 days';
const TODAY = '2026-06-15';

test.each([
  ['missing', undefined, false, undefined],
  ['missing and asked for', undefined, true, REQUIRED],
  ['today', TODAY, true, undefined],
  ['tomorrow', '2026-06-16', false, LATER],
  ['the last of the days that count', '2026-03-17', true, undefined],
  ['a day longer ago', '2026-03-16', true, TOO_OLD],
] as const)(
  'a consultation that is %s (%s, required: %s) gets: %s',
  (_what, day, isRequired, fault) => {
    expect(consultationFault(day, { isRequired, mostDays: 90 }, TODAY)).toBe(fault);
  },
);

test('a consultation on any past day is accepted without an age limit', () => {
  expect(consultationFault('1999-01-01', { isRequired: false }, TODAY)).toBeUndefined();
});
