import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import { flag, instant, text, wholeNumber } from '../../wire/scalars.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { notFresh } from './deskRecord.ts';
import { recoveryCodeList } from './deskSessionCalls.ts';

const brokenRule = {
  codes: ['invalid-request'],
  when: 'a field breaks its rule; errors names it',
} as const;
const demo = {
  codes: ['demo-account-fixed'],
  when: 'it is a demo account, which others try the desk with',
} as const;
/** Names a session; nobody can sign in with it. */
const session = field('session', text(64, 64));

/** A session of the person. */
const deskSessionEntry = entity({
  session,
  /** The browser's own name; empty for one of before this was kept. */
  device: field('device', text(0, 300)),
  /** Network address where it began, and the name of a shared station. */
  network: field('network', text(0, 100)),
  station: optionalField('station', text(1, 60)),
  beganAt: field('beganAt', instant),
  lastUsedAt: field('lastUsedAt', instant),
  /** The session that asks. */
  isCurrent: field('isCurrent', flag),
  isLocked: field('isLocked', flag),
});

/** Returns the person's own sessions, the latest used first. */
export const listDeskSessions = defineDeskCall({
  name: 'listDeskSessions',
  purpose: 'List own sessions',
  method: 'GET',
  path: '/api/desk/sessions',
  access: 'useDesk',
  answer: listOf(deskSessionEntry, 200),
  refusals: [],
});

/** Ends one of the person's own sessions. */
export const endDeskSession = defineDeskCall({
  name: 'endDeskSession',
  purpose: 'End one of the own sessions',
  method: 'DELETE',
  path: '/api/desk/sessions/:session',
  access: 'useDesk',
  params: entity({ session }),
  answer: nothing,
  refusals: [{ codes: ['session-missing'], when: 'the person has no such session any more' }],
});

/** Ends all sessions of the person but the one that asks; answers how many. */
export const endOtherDeskSessions = defineDeskCall({
  name: 'endOtherDeskSessions',
  purpose: 'End all other own sessions',
  method: 'DELETE',
  path: '/api/desk/sessions',
  access: 'useDesk',
  answer: entity({ ended: field('ended', wholeNumber(0, 1000)) }),
  refusals: [],
});

/**
 * Changes the own password: with the old one or, without it, a fresh proof. Ends all other sessions of the person. A
 * mail tells them.
 */
export const changeOwnDeskPassword = defineDeskCall({
  name: 'changeOwnDeskPassword',
  purpose: 'Change the own password',
  method: 'PUT',
  path: '/api/desk/own/password',
  access: 'useDesk',
  body: entity({
    oldPassword: optionalField('oldPassword', text(1, 128)),
    password: field('password', text(0, 1000)),
  }),
  answer: nothing,
  refusals: [
    brokenRule,
    notFresh,
    demo,
    { codes: ['old-password-wrong'], when: 'the old password is wrong' },
    { codes: ['too-many-requests'], when: 'too many attempts failed for this account' },
  ],
});

/** Returns a new key for an authenticator app, for 15 minutes. The old app works until the new one is confirmed. */
export const beginOwnAuthenticator = defineDeskCall({
  name: 'beginOwnAuthenticator',
  purpose: 'Begin to move the second factor to another phone',
  method: 'POST',
  path: '/api/desk/own/authenticator/options',
  access: 'useDesk',
  answer: entity({
    key: field('key', text(32, 32)),
    otpauth: field('otpauth', text(1, 1000)),
    qr: field(
      'qr',
      entity({ size: field('size', wholeNumber(1, 200)), path: field('path', text(1, 20_000)) }),
    ),
  }),
  refusals: [notFresh, demo],
});

/**
 * Confirms the new authenticator app by a code of it: from now on only the new one works. Answers new recovery codes,
 * which nobody can read again, and ends all other sessions of the person. A mail tells them.
 */
export const changeOwnAuthenticator = defineDeskCall({
  name: 'changeOwnAuthenticator',
  purpose: 'Move the second factor to another phone',
  method: 'PUT',
  path: '/api/desk/own/authenticator',
  access: 'useDesk',
  body: entity({ code: field('code', text(0, 1000)) }),
  answer: recoveryCodeList,
  refusals: [
    brokenRule,
    notFresh,
    demo,
    {
      codes: ['authenticator-not-begun'],
      when: 'no new key waits, or it is older than 15 minutes',
    },
  ],
});
