import type { StaffMember } from '@formulary/rules/accounts/staffMember';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
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

const priya = { kind: 'staff', name: 'Priya Shah', role: 'superintendent' } as const;

/** What happened to an account. */
export function eventsOf({ id, name, role, version }: StaffMember): readonly DeskEvent[] {
  const subject = `staff ${id}`;
  const own = { kind: 'staff', name, role } as const;
  const device = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0';
  const at = (moment: string) => ({ at: new Date(moment), device });
  return [
    {
      id: 12,
      ...at('2026-03-02T09:00:00Z'),
      subject,
      author: priya,
      sentence: 'Invited to the desk',
      to: 'Dispenser',
    },
    {
      id: 14,
      ...at('2026-03-02T11:20:00Z'),
      subject,
      author: own,
      sentence: 'Accepted the invitation',
    },
    {
      id: 31,
      ...at('2026-09-14T08:05:00Z'),
      subject,
      author: priya,
      sentence: 'Changed the role',
      from: 'Dispenser',
      to: 'Pharmacist',
      reason: 'Registered with the GPhC',
    },
    {
      id: version,
      ...at('2026-11-27T15:40:00Z'),
      subject: `staff-sign-in ${id}`,
      author: own,
      sentence: 'Signed in with a passkey',
    },
  ];
}

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
    mockCall(calls.getStaffTimeline, ({ params: { id } }) => {
      const member = staff.find((each) => each.id === id);
      return member ? { answer: { member, events: eventsOf(member) } } : refusal(404, 'not-found');
    }),
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
