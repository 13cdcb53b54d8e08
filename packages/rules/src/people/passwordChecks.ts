import { fieldSentences } from '../problems/fieldSentences.ts';
import type { FieldCheck } from './fieldCheck.ts';
import { atLeast, atMost, matchValueError, required } from './fieldChecks.ts';

const SHORTEST_PASSWORD = 8;
const LONGEST_PASSWORD = 128;

/** A new password and its confirmation, 8 to 128 characters (spec 5.2, 5.10, 9.6). */
export const passwordChecks: Readonly<
  Record<'password' | 'passwordConfirmation', readonly FieldCheck[]>
> = {
  password: [
    required(fieldSentences.password),
    atLeast(SHORTEST_PASSWORD, fieldSentences.passwordTooShort),
    atMost(LONGEST_PASSWORD, fieldSentences.atMost128),
  ],
  passwordConfirmation: [
    required(fieldSentences.passwordsMustMatch),
    matchValueError('password', fieldSentences.passwordsMustMatch),
  ],
};
