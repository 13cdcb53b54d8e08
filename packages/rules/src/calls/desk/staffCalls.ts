import { staffMember } from '../../accounts/staffMember.ts';
import { staffRoles } from '../../accounts/staffPermissions.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { instant, text, wholeNumber, word } from '../../wire/scalars.ts';
import { defineDeskCall } from './deskCall.ts';
import { idInPath, notFresh, version } from './deskRecord.ts';
import { deskEvent } from './deskEvent.ts';
import { deskPerson, recoveryCodeList } from './deskSessionCalls.ts';

const role = field('role', word(staffRoles));
const reason = field('reason', text(0, 1000));
const token = field('token', text(1, 200));

const brokenRule = {
  codes: ['invalid-request'],
  when: 'a field breaks its rule; errors names it',
} as const;
const own = { codes: ['own-staff-account'], when: 'it is the own account' } as const;
const changed = {
  codes: ['record-changed'],
  when: 'somebody changed the account since it was read',
} as const;
const wrongState = {
  codes: ['staff-state-refused'],
  when: 'the account is not in a state where that can be done',
} as const;
const dead = {
  codes: ['token-dead'],
  when: 'the token is not known, was used or has expired',
} as const;
const tooMany = {
  codes: ['too-many-requests'],
  when: 'too many attempts from this address',
} as const;

/** Returns everybody who works or worked at the desk, by name. */
export const listStaff = defineDeskCall({
  name: 'listStaff',
  purpose: 'List everybody who works or worked at the desk',
  method: 'GET',
  path: '/api/desk/staff',
  access: 'seeStaff',
  answer: listOf(staffMember, 1000),
  refusals: [],
});

/** Returns somebody's account and what happened to it: who, when, why, from what to what, on which device. */
export const getStaffTimeline = defineDeskCall({
  name: 'getStaffTimeline',
  purpose: 'Read an account of the desk and what happened to it',
  method: 'GET',
  path: '/api/desk/staff/:id',
  access: 'seeStaff',
  params: idInPath,
  answer: entity({
    member: field('member', staffMember),
    events: field('events', listOf(deskEvent, 500)),
  }),
  refusals: [{ codes: ['not-found'], when: 'nobody has this number' }],
});

/** Invites somebody by mail, for 72 hours. The address of an account that has ended opens that account again. */
export const inviteStaff = defineDeskCall({
  name: 'inviteStaff',
  purpose: 'Invite somebody to the desk by mail',
  method: 'POST',
  path: '/api/desk/staff',
  access: 'manageStaff',
  body: entity({ email: field('email', text(0, 1000)), name: field('name', text(0, 1000)), role }),
  answer: staffMember,
  refusals: [
    brokenRule,
    { codes: ['staff-email-taken'], when: 'somebody has an account with this address' },
    notFresh,
  ],
});

/** Sends a new invitation to somebody who has not accepted one. Earlier links are void. */
export const resendStaffInvitation = defineDeskCall({
  name: 'resendStaffInvitation',
  purpose: 'Send an invitation again',
  method: 'POST',
  path: '/api/desk/staff/:id/invitation',
  access: 'manageStaff',
  params: idInPath,
  body: entity({ version }),
  answer: staffMember,
  refusals: [own, changed, wrongState, notFresh],
});

/** Changes somebody's role, ends their sessions and tells them by mail. */
export const changeStaffRole = defineDeskCall({
  name: 'changeStaffRole',
  purpose: 'Change somebody’s role',
  method: 'PUT',
  path: '/api/desk/staff/:id/role',
  access: 'manageStaff',
  params: idInPath,
  body: entity({ role, version, reason: optionalField('reason', text(0, 1000)) }),
  answer: staffMember,
  refusals: [own, changed, wrongState, notFresh],
});

/** Ends somebody's account and sessions, and tells them by mail. What they did stays on record. */
export const endStaff = defineDeskCall({
  name: 'endStaff',
  purpose: 'End somebody’s account',
  method: 'POST',
  path: '/api/desk/staff/:id/end',
  access: 'manageStaff',
  params: idInPath,
  body: entity({ reason, version }),
  answer: staffMember,
  refusals: [brokenRule, own, changed, wrongState, notFresh],
});

/**
 * Voids somebody's password, second factor, passkeys and recovery codes, ends their sessions, and invites them by mail
 * to set new ones: for a lost phone or a forgotten password.
 */
export const resetStaff = defineDeskCall({
  name: 'resetStaff',
  purpose: 'Have somebody set password and second factor anew',
  method: 'POST',
  path: '/api/desk/staff/:id/reset',
  access: 'manageStaff',
  params: idInPath,
  body: entity({ reason, version }),
  answer: staffMember,
  refusals: [brokenRule, own, changed, wrongState, notFresh],
});

/** Returns whose invitation a token is, and the second factor to set up in an authenticator app. */
export const openStaffInvitation = defineDeskCall({
  name: 'openStaffInvitation',
  purpose: 'Read an invitation, and the second factor to set up',
  method: 'POST',
  path: '/api/desk/invitations/open',
  access: 'open',
  body: entity({ token }),
  answer: entity({
    name: field('name', text(1, 100)),
    email: field('email', text(3, 254)),
    role,
    expiresAt: field('expiresAt', instant),
    /** Key to type into an app that cannot scan, in base32. */
    key: field('key', text(32, 32)),
    /** The otpauth address, which opens an app on the same device. */
    otpauth: field('otpauth', text(1, 1000)),
    /** The otpauth address as a QR code: `<svg viewBox="0 0 size size"><path d={path} /></svg>`. */
    qr: field(
      'qr',
      entity({ size: field('size', wholeNumber(1, 200)), path: field('path', text(1, 20_000)) }),
    ),
  }),
  refusals: [dead, tooMany],
});

/**
 * Accepts an invitation: sets name, password and second factor, and signs in. Answers the recovery codes, which nobody
 * can read again.
 */
export const acceptStaffInvitation = defineDeskCall({
  name: 'acceptStaffInvitation',
  purpose: 'Accept an invitation with a password and a code of the authenticator app',
  method: 'POST',
  path: '/api/desk/invitations/accept',
  access: 'open',
  body: entity({
    token,
    name: field('name', text(0, 1000)),
    password: field('password', text(0, 1000)),
    code: field('code', text(0, 1000)),
  }),
  answer: entity({
    person: field('person', deskPerson),
    recoveryCodes: field('recoveryCodes', recoveryCodeList),
  }),
  refusals: [brokenRule, dead, tooMany],
});
