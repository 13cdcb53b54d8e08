import { staffRoles } from '../../accounts/staffPermissions.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, instant, recordId, text, wholeNumber, word } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { notFresh } from './deskRecord.ts';

/** Number of recovery codes that a person has at first. */
export const RECOVERY_CODES = 10;

/** Who is signed in at the desk. */
export const deskPerson = entity({
  id: field('id', recordId),
  name: field('name', text(1, 100)),
  email: field('email', text(3, 254)),
  role: field('role', word(staffRoles)),
  /** A demo account signs in with its password alone, in development only; the desk says so in a banner. */
  isDemo: field('isDemo', flag),
  /** Unused recovery codes; 0 for a demo account. */
  recoveryCodesLeft: field('recoveryCodesLeft', wholeNumber(0, RECOVERY_CODES)),
});

const password = field('password', text(1, 128));
/** Six digits of the authenticator app, or a recovery code. Spaces and dashes do not matter. */
const code = optionalField('code', text(1, 30));

const wrong = {
  codes: ['desk-sign-in-failed'],
  when: 'address, password or code is wrong; the same words for all of them',
} as const;
const tooMany = {
  codes: ['too-many-requests'],
  when: 'too many attempts failed for this account or from this address',
} as const;
const noSession = {
  codes: ['session-expired'],
  when: 'there is no session, it is over, or the account has ended',
} as const;

/** Returns who is signed in. */
export const getDeskSession = defineDeskCall({
  name: 'getDeskSession',
  purpose: 'Who is signed in at the desk',
  method: 'GET',
  path: '/api/desk/session',
  access: 'useDesk',
  answer: deskPerson,
  refusals: [],
});

/**
 * Signs in with password and second factor, and sets the cookie. Without a code, the right password is answered with
 * 'second-factor-required'; demo accounts need none. A code is accepted once.
 */
export const signInToDesk = defineDeskCall({
  name: 'signInToDesk',
  purpose: 'Sign in at the desk',
  method: 'POST',
  path: '/api/desk/session',
  access: 'open',
  body: entity({ email: field('email', text(1, 254)), password, code }),
  answer: deskPerson,
  refusals: [
    wrong,
    {
      codes: ['second-factor-required'],
      when: 'the password is right, and the account has a second factor',
    },
    tooMany,
  ],
});

/** Ends the session of the cookie; also a locked one. */
export const signOutOfDesk = defineDeskCall({
  name: 'signOutOfDesk',
  purpose: 'Sign out of the desk',
  method: 'DELETE',
  path: '/api/desk/session',
  access: 'open',
  answer: nothing,
  refusals: [],
});

/** Returns whose session the cookie is, also while it is locked, for the page that unlocks it. */
export const getDeskLock = defineDeskCall({
  name: 'getDeskLock',
  purpose: 'Whose session this is, and whether it is locked',
  method: 'GET',
  path: '/api/desk/session/lock',
  access: 'open',
  answer: entity({
    name: field('name', text(1, 100)),
    isLocked: field('isLocked', flag),
    isDemo: field('isDemo', flag),
    /** Whether the person has a passkey, which unlocks by a touch. */
    hasPasskey: field('hasPasskey', flag),
  }),
  refusals: [noSession],
});

/** Locks the session at once, before the person walks away. What is on the screen stays. */
export const lockDesk = defineDeskCall({
  name: 'lockDesk',
  purpose: 'Lock the session',
  method: 'POST',
  path: '/api/desk/session/lock',
  access: 'useDesk',
  answer: nothing,
  refusals: [],
});

/**
 * Unlocks a session. The password alone unlocks; with a code (a demo account needs none) the person is also proven
 * afresh for five minutes, which some actions demand with 'fresh-proof-required'.
 */
export const unlockDesk = defineDeskCall({
  name: 'unlockDesk',
  purpose: 'Unlock the session, or prove its person afresh with a code',
  method: 'POST',
  path: '/api/desk/session/unlock',
  access: 'open',
  body: entity({ password, code }),
  answer: deskPerson,
  refusals: [wrong, tooMany, noSession],
});

const passkeyResponse = entity({
  /** JSON of the browser's answer. */
  response: field('response', text(1, 20_000)),
});
const refusedPasskey = {
  codes: ['passkey-refused'],
  when: 'the passkey is not known, belongs to somebody else, or its answer came too late',
} as const;

/** Returns the JSON of WebAuthn's request options, for one use within five minutes. The passkey names its person. */
export const beginPasskeyProof = defineDeskCall({
  name: 'beginPasskeyProof',
  purpose: 'Begin to sign in, unlock or prove oneself with a passkey',
  method: 'POST',
  path: '/api/desk/session/passkey/options',
  access: 'open',
  answer: text(1, 20_000),
  refusals: [{ codes: ['too-many-requests'], when: 'too many were asked for from this address' }],
});

/** Signs in with a passkey that verified its user, and sets the cookie. */
export const signInWithPasskey = defineDeskCall({
  name: 'signInWithPasskey',
  purpose: 'Sign in at the desk with a passkey',
  method: 'POST',
  path: '/api/desk/session/passkey',
  access: 'open',
  body: passkeyResponse,
  answer: deskPerson,
  refusals: [refusedPasskey],
});

/** Unlocks the session with a passkey of its person, who is then proven afresh for five minutes. */
export const unlockWithPasskey = defineDeskCall({
  name: 'unlockWithPasskey',
  purpose: 'Unlock the session, or prove its person afresh, with a passkey',
  method: 'POST',
  path: '/api/desk/session/unlock/passkey',
  access: 'open',
  body: passkeyResponse,
  answer: deskPerson,
  refusals: [refusedPasskey, noSession],
});

/** Recovery codes such as 'K7QD-3MXA-ZP4T-9WCB', shown once. */
export const recoveryCodeList = listOf(text(19, 19), RECOVERY_CODES);

/** Replaces the person's recovery codes; the old ones are void. */
export const replaceRecoveryCodes = defineDeskCall({
  name: 'replaceRecoveryCodes',
  purpose: 'Replace own recovery codes',
  method: 'POST',
  path: '/api/desk/recovery-codes',
  access: 'useDesk',
  answer: recoveryCodeList,
  refusals: [notFresh],
});

/** Somebody else who has a record open. */
const onlooker = entity({ name: field('name', text(1, 100)), since: field('since', instant) });

/**
 * Says that this person looks at a record, and returns who else does. Holds for 30 seconds; ask again every two seconds
 * or so, with the header `x-background: true`, as long as the record is open.
 */
export const look = defineDeskCall({
  name: 'look',
  purpose: 'Say which record is open, and learn who else has it open',
  method: 'POST',
  path: '/api/desk/look',
  access: 'useDesk',
  /** The subject of the record's events, such as 'order 31'. */
  body: entity({ subject: field('subject', text(1, 60)) }),
  answer: listOf(onlooker, 50),
  refusals: [],
});
