import type { FormRules } from '../forms/fieldCheck.ts';
import { asTyped, atMost, emailAddress, inLines, required } from '../forms/fieldChecks.ts';
import { deskSentences } from '../problems/deskSentences.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { flag, instant, orNull, recordId, text, wholeNumber, word } from '../wire/scalars.ts';
import { resetPasswordRules } from './passwordRules.ts';
import { staffRoles } from './staffPermissions.ts';

/** States of a staff account. `invited` has no password yet, or must set it anew. */
export const staffStates = ['invited', 'active', 'ended'] as const;

export type StaffState = (typeof staffStates)[number];

/** Somebody who works or worked at the desk, as colleagues see them. */
export const staffMember = entity({
  id: field('id', recordId),
  name: field('name', text(1, 100)),
  email: field('email', text(3, 254)),
  role: field('role', word(staffRoles)),
  state: field('state', word(staffStates)),
  isDemo: field('isDemo', flag),
  createdAt: field('createdAt', instant),
  /** Empty until the first sign-in. */
  lastSignInAt: field('lastSignInAt', orNull(instant)),
  /** When the invitation ends; empty unless the account is invited. */
  invitedUntil: field('invitedUntil', orNull(instant)),
  passkeys: field('passkeys', wholeNumber(0, 100)),
  version: field('version', wholeNumber(0, Number.MAX_SAFE_INTEGER)),
});

export type StaffMember = Words<typeof staffMember>;

const name = [required(deskSentences.staffName), atMost(100, fieldSentences.atMost100)];

/** The form that invites somebody. */
export const staffInvitationRules: FormRules<'name' | 'email'> = {
  name,
  email: [required(fieldSentences.addEmail), emailAddress(fieldSentences.validEmail)],
};

const authenticatorCode: FormRules<'code'>['code'] = [
  required(deskSentences.code),
  (code) => (/^\d{3} ?\d{3}$/.test(code) ? undefined : deskSentences.code),
];

/** The form that accepts an invitation; the password follows the rules of the shop. */
export const staffAcceptanceRules: FormRules<'name' | 'password' | 'code'> = {
  name,
  password: resetPasswordRules.password,
  code: authenticatorCode,
};

/** The form that confirms a new authenticator app. */
export const authenticatorCodeRules: FormRules<'code'> = { code: authenticatorCode };

/** The form that changes the own password, without the old one. */
export const ownPasswordRules: FormRules<'password'> = { password: resetPasswordRules.password };

/** The form that changes the own password. */
export const changePasswordRules: FormRules<'oldPassword' | 'password'> = {
  oldPassword: [asTyped, required(fieldSentences.password)],
  ...ownPasswordRules,
};

/** The form that names a shared station. */
export const stationRules: FormRules<'name'> = {
  name: [required(deskSentences.stationName), atMost(60, deskSentences.atMost60)],
};

/** The form that ends or resets an account. */
export const staffReasonRules: FormRules<'reason'> = {
  reason: [inLines, required(deskSentences.reason), atMost(1000, deskSentences.atMost1000)],
};

/** The form that signs in or unlocks; the code is for accounts with a second factor. */
export const deskSignInRules: FormRules<'email' | 'password'> = {
  email: [required(fieldSentences.validEmail), emailAddress(fieldSentences.validEmail)],
  password: [asTyped, required(fieldSentences.password)],
};

/** The form that asks for the code of the second factor, or for a recovery code in its place. */
export const deskCodeRules: FormRules<'code'> = { code: [required(deskSentences.codeOrRecovery)] };
