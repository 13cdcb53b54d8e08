import { entity, field } from '../wire/entity.ts';
import { defineCall } from './call.ts';
import { nothing } from '../wire/nothing.ts';
import { profile } from '../accounts/profile.ts';
import { orNull, text } from '../wire/scalars.ts';

/** Sign in; the body of the answer is the token (spec 7.3, reading R6). */
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
    { status: 400, when: 'the body is not valid' },
    { status: 401, when: 'address or password is wrong; the same words for both' },
    { status: 403, when: 'the account is not verified, not yet active, rejected or suspended' },
    { status: 429, when: 'too many attempts failed for this account or from this address' },
  ],
});

/** Ends the session of the token it is called with (trust; an addition to spec 7.13). */
export const signOut = defineCall({
  name: 'signOut',
  clause: '7.13',
  purpose: 'Sign out: ends this session on the server',
  method: 'POST',
  path: '/api/users/logout',
  access: 'signed-in',
  answer: orNull(text(0, 0)),
  refusals: [],
});

/**
 * The password of whoever is signed in, given again before something is signed (spec 5.26; an addition to 7.48). A wrong one
 * ends no session.
 */
export const provePresence = defineCall({
  name: 'provePresence',
  clause: '7.48',
  purpose: 'Give the password again, before signing',
  method: 'POST',
  path: '/api/users/presence',
  access: 'signed-in',
  body: entity({ password: field('user_password', text(0, 128)) }),
  answer: nothing,
  refusals: [
    { status: 400, when: 'the password is wrong; errors says so' },
    { status: 429, when: 'too many attempts failed for this account or from this address' },
  ],
});

/** The signed-in user (spec 7.8). */
export const getProfile = defineCall({
  name: 'getProfile',
  clause: '7.8',
  purpose: 'Get profile',
  method: 'GET',
  path: '/api/users/profile',
  access: 'signed-in',
  answer: profile,
  refusals: [],
});

/** Changes the signed-in user's own details; the answer is the profile as it is now (spec 7.9, 5.11). */
export const updateProfile = defineCall({
  name: 'updateProfile',
  clause: '7.9',
  purpose: 'Update profile',
  method: 'PUT',
  path: '/api/users/profile',
  access: 'signed-in',
  body: entity({
    firstName: field('user_fname', text(0, 100)),
    lastName: field('user_lname', text(0, 100)),
    phone: field('user_phone', text(0, 40)),
    street: field('user_street', text(0, 1000)),
    city: field('user_city', text(0, 100)),
    postcode: field('user_postcode', text(0, 20)),
    county: field('user_county', orNull(text(0, 100))),
    countryCode: field('user_country', text(0, 2)),
  }),
  answer: profile,
  refusals: [{ status: 400, when: 'a field breaks its rule; errors names it' }],
});
