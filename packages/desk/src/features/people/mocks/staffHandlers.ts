import type { StaffMember } from '@formulary/rules/accounts/staffMember';
import * as calls from '@formulary/rules/calls/desk/staffCalls';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';

/** Returns somebody who works at the desk, as colleagues see them. */
export const aStaffMember = (own: Partial<StaffMember> = {}): StaffMember => ({
  id: 7,
  name: 'Priya Shah',
  email: 'priya@pharmacy.test',
  role: 'superintendent',
  state: 'active',
  isDemo: false,
  createdAt: new Date('2026-03-02T09:00:00Z'),
  lastSignInAt: new Date('2026-11-29T08:10:00Z'),
  invitedUntil: undefined,
  passkeys: 1,
  version: 41,
  ...own,
});

const colleagues: readonly StaffMember[] = [
  aStaffMember(),
  aStaffMember({
    id: 8,
    name: 'Tomasz Nowak',
    email: 'tomasz@pharmacy.test',
    role: 'pharmacist',
    lastSignInAt: new Date('2026-11-27T15:40:00Z'),
    passkeys: 2,
    version: 57,
  }),
  aStaffMember({
    id: 9,
    name: 'Ffion Morgan',
    email: 'ffion@pharmacy.test',
    role: 'customer-service',
    state: 'invited',
    lastSignInAt: undefined,
    invitedUntil: new Date('2036-12-02T09:00:00Z'),
    passkeys: 0,
    version: 60,
  }),
  aStaffMember({
    id: 10,
    name: 'Callum Reid',
    email: 'callum@pharmacy.test',
    role: 'dispenser',
    state: 'ended',
    passkeys: 0,
    version: 33,
  }),
];

/** Mocks the calls about the people of the desk, with some at the start. */
export function staffHandlers(start = colleagues): readonly HttpHandler[] {
  let staff = start;
  const change = (id: number, version: number, next: Partial<StaffMember>) => {
    const found = staff.find((each) => each.id === id);
    if (!found) return refusal(404, 'not-found');
    if (found.version !== version) return refusal(409, 'record-changed');
    const changed = { ...found, ...next, version: version + 100 };
    staff = staff.map((each) => (each.id === id ? changed : each));
    return { answer: changed };
  };
  return [
    mockCall(calls.listStaff, () => ({ answer: staff })),
    mockCall(calls.inviteStaff, ({ body }) => {
      if (staff.some(({ email }) => email === body.email)) return refusal(409, 'staff-email-taken');
      const invited = aStaffMember({
        ...body,
        id: 20,
        state: 'invited',
        lastSignInAt: undefined,
        invitedUntil: new Date('2036-12-02T09:00:00Z'),
        passkeys: 0,
      });
      staff = [...staff, invited];
      return { answer: invited };
    }),
    mockCall(calls.resendStaffInvitation, ({ params, body }) =>
      change(params.id, body.version, {}),
    ),
    mockCall(calls.changeStaffRole, ({ params, body }) =>
      change(params.id, body.version, { role: body.role }),
    ),
    mockCall(calls.endStaff, ({ params, body }) =>
      change(params.id, body.version, { state: 'ended' }),
    ),
    mockCall(calls.resetStaff, ({ params, body }) =>
      change(params.id, body.version, { state: 'invited' }),
    ),
  ];
}
