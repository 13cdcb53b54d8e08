import { entity, field } from '../wire/entity.ts';
import { defineCall } from './call.ts';
import { nothing } from './answers.ts';
import { orNull, text } from '../wire/scalars.ts';

/** Signs a user in. The body of the answer is the token (spec 7.3, reading R6). */
export const signIn = defineCall({
  name: 'signIn',
  clause: '7.3',
  purpose: 'Sign in',
  method: 'POST',
  path: '/api/users/login',
  access: 'public',
  body: entity({
    email: field('user_email', text(1, 254)),
    password: field('user_password', text(1, 128)),
  }),
  answer: text(20, 200),
  refusals: [
    { codes: ['invalid-request'], when: 'the body is not valid' },
    { codes: ['sign-in-failed'], when: 'address or password is wrong; the same words for both' },
    {
      codes: ['account-unverified', 'account-in-review', 'account-rejected', 'account-suspended'],
      when: 'the account is not verified, not yet active, rejected or suspended',
    },
    {
      codes: ['too-many-requests'],
      when: 'too many attempts failed for this account or from this address',
    },
  ],
});

/** Ends the session of the request's token (trust; an addition to spec 7.13). */
export const signOut = defineCall({
  name: 'signOut',
  clause: '7.13',
  purpose: 'Sign out: ends this session on the server',
  method: 'POST',
  path: '/api/users/logout',
  access: 'manageAccount',
  answer: orNull(text(0, 0)),
  refusals: [],
});

/**
 * Confirms the signed-in user's password again before signing (spec 5.26; an addition to 7.48). A wrong password does
 * not end the session.
 */
export const provePresence = defineCall({
  name: 'provePresence',
  clause: '7.48',
  purpose: 'Give the password again, before signing',
  method: 'POST',
  path: '/api/users/presence',
  access: 'manageAccount',
  body: entity({ password: field('user_password', text(0, 128)) }),
  answer: nothing,
  refusals: [
    { codes: ['invalid-request'], when: 'the password is wrong; errors says so' },
    {
      codes: ['too-many-requests'],
      when: 'too many attempts failed for this account or from this address',
    },
  ],
});
