import type { FieldCheck } from './fieldCheck.ts';
import { atLeast, atMost, matchValueError, required } from './fieldChecks.ts';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** A new password and its confirmation, 8 to 128 characters (spec 5.2, 5.10, 9.6). */
export const passwordChecks: Readonly<
  Record<'password' | 'passwordConfirmation', readonly FieldCheck[]>
> = {
  password: [
    required('Please enter a password'),
    atLeast(SHORTEST_PASSWORD, 'Password should contain at least 8 characters'),
    atMost(LONGEST_PASSWORD, 'Please use at most 128 characters'),
  ],
  passwordConfirmation: [
    required('Passwords must match'),
    matchValueError('password', 'Passwords must match'),
  ],
};
