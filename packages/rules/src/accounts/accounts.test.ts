import { describe, expect, test } from 'vitest';
import { type WorkedExample, workedExamples } from '../testing/workedExamples.ts';
import { formatDay } from '../dates/day.ts';
import type { AccountState } from './accountState.ts';
import { accountMoves, checkAccount, moveAccount } from './accountState.ts';
import { birthDates } from '../forms/birthDates.ts';
import { countries, countryOf } from '../addresses/countries.ts';
import {
  type Permission,
  can,
  needsSession,
  permissions,
  roleLabel,
  roleOf,
} from './permissions.ts';
import { professionalStatuses } from './professionalStatuses.ts';
import { tidyPostcode } from '../addresses/postcode.ts';

function camelCase(words: string): string {
  return words.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
}

function permissionIn(row: WorkedExample): Permission {
  return camelCase(row['Permission'] ?? '') as Permission;
}

const roles = [
  ['visitor', 'Visitor'],
  ['practitioner', 'Practitioner'],
  ['prescriber', 'Prescriber'],
] as const;

describe('roles', () => {
  const table = workedExamples('people', 'Roles and permissions');

  test('have a worked example for every permission', () => {
    expect(table.map(permissionIn)).toEqual(Object.keys(permissions));
  });

  test.each(table)(
    '$Permission: visitor $Visitor, practitioner $Practitioner, prescriber $Prescriber',
    (row) => {
      const permission = permissionIn(row);
      for (const [role, column] of roles)
        expect(can(role, permission) ? 'yes' : 'no').toBe(row[column]);
      const isShared = can('practitioner', permission) && can('prescriber', permission);
      expect(can('buyer', permission)).toBe(isShared);
      expect(needsSession(permission)).toBe(row['Visitor'] === 'no');
    },
  );

  test('are those of the users, and have labels', () => {
    expect(roleOf(undefined)).toBe('visitor');
    expect(roleOf({ isPrescriber: false })).toBe('practitioner');
    expect(roleOf({ isPrescriber: true })).toBe('prescriber');
    expect(roleLabel({ isPrescriber: true })).toBe('Prescriber');
    expect(roleLabel({ isPrescriber: false })).toBe('Practitioner');
  });
});

describe('accounts', () => {
  const table = workedExamples('people', 'Accounts');
  const states = Object.keys(accountMoves) as AccountState[];

  test.each(table)('refuses a $State account with the message of the table @4.2', (row) => {
    const answer = checkAccount(row['State'] as AccountState);
    expect(answer.ok ? '' : answer.problem.message).toBe(row['Told']);
  });

  test.each(table)('lets a $State account move to exactly the states of the table @4.2', (row) => {
    const reachable = states.filter((to) => moveAccount(row['State'] as AccountState, to).ok);
    const written = (row['May become'] ?? '').split(', ');
    expect(reachable.toSorted()).toEqual(written.toSorted());
  });

  test('refuses a move that the table does not list', () => {
    expect(moveAccount('registered', 'active')).toMatchObject({
      ok: false,
      problem: { message: 'This account cannot be moved there from where it stands' },
    });
  });
});

describe('personal details', () => {
  test.each(workedExamples('people', 'Birth dates'))(
    'limit the birth date at $Now to ages 18 to 122',
    (row) => {
      const { earliest, latest } = birthDates(new Date(row['Now'] ?? ''));
      expect(formatDay(earliest)).toBe(row['Earliest']);
      expect(formatDay(latest)).toBe(row['Latest']);
    },
  );

  test.each(workedExamples('people', 'UK postcodes'))(
    'write the postcode $Typed as $Written',
    (row) => {
      expect(tidyPostcode(row['Typed'] ?? '')).toBe(row['Written']);
      expect(tidyPostcode(row['Written'] ?? '')).toBe(row['Written']);
    },
  );

  test('map the professional statuses to the numbers of the spec @3.8', () => {
    const written = workedExamples('people', 'Professional statuses');
    expect(written.map((row) => [Number(row['Travels as']), row['Status']])).toEqual(
      professionalStatuses,
    );
  });

  test('list countries with two-letter codes, the United Kingdom first @3.10', () => {
    expect(countries[0]).toEqual({ name: 'United Kingdom', code: 'GB' });
    expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name !== code)).toBe(
      true,
    );
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(countryOf('FR')?.name).toBe('France');
    expect(countryOf('XX')).toBeUndefined();
  });
});
