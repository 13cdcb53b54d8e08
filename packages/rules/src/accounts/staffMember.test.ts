import { describe, expect, test } from 'vitest';
import { checkForm } from '../forms/fieldCheck.ts';
import {
  deskSignInRules,
  staffAcceptanceRules,
  staffInvitationRules,
  staffReasonRules,
} from './staffMember.ts';
import { staffCan, staffPermissions, staffRoleLabel, staffRoles } from './staffPermissions.ts';

const code = 'Please enter the six digits of your authenticator app';

test.each([
  [staffInvitationRules, { name: 'Inês', email: 'ines@shop.test' }, {}],
  [
    staffInvitationRules,
    { name: ' ', email: '' },
    { name: 'Please enter a name', email: 'Please add a valid email' },
  ],
  [
    staffInvitationRules,
    { name: 'x'.repeat(101), email: 'ines' },
    { name: 'Please use at most 100 characters', email: 'Please enter a valid email' },
  ],
  [staffAcceptanceRules, { name: 'Inês', password: 'three plain words', code: '123 456' }, {}],
  [staffAcceptanceRules, { name: 'Inês', password: 'three plain words', code: '12345' }, { code }],
  [staffAcceptanceRules, { name: 'Inês', password: 'three plain words', code: '' }, { code }],
  [
    staffAcceptanceRules,
    { name: 'Inês', password: 'short', code: '123456' },
    { password: 'Password should contain at least 8 characters' },
  ],
  [staffReasonRules, { reason: 'Left us' }, {}],
  [staffReasonRules, { reason: '\n' }, { reason: 'Please give a reason' }],
  [
    staffReasonRules,
    { reason: 'x'.repeat(1001) },
    { reason: 'Please use at most 1000 characters' },
  ],
  [
    deskSignInRules,
    { email: 'ines@shop.test', password: ' ' },
    { password: 'Please enter a password' },
  ],
])('%# the form says of %j what is wrong', (rules, typed, errors) => {
  expect(checkForm<string>(rules, typed)).toEqual(errors);
});

describe('permissions of staff', () => {
  test('nobody but superintendents lets customers in, answers data requests or manages staff', () => {
    for (const permission of ['decideCustomers', 'answerDataRequests', 'manageStaff'] as const) {
      expect(staffRoles.filter((role) => staffCan(role, permission))).toEqual(['superintendent']);
    }
  });

  test('an auditor sees everything and changes nothing', () => {
    const permitted = Object.keys(staffPermissions).filter((permission) =>
      staffCan('auditor', permission as keyof typeof staffPermissions),
    );
    expect(permitted.filter((name) => !/^see|^exportLists$|^useDesk$/.test(name))).toEqual([]);
    const seen = Object.keys(staffPermissions).filter((name) => name.startsWith('see'));
    expect(permitted).toEqual(expect.arrayContaining(seen));
  });

  test('every role has a name of its own', () => {
    expect(new Set(staffRoles.map(staffRoleLabel)).size).toBe(staffRoles.length);
    expect(staffRoleLabel('customer-service')).toBe('Customer service');
  });
});
