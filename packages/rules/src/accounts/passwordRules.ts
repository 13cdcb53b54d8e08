import type { FormRules } from '../forms/fieldCheck.ts';
import { asTyped, atLeast, atMost, matchValueError, required } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './passwordLength.ts';

/**
 * The rules for a new password and its confirmation: 8 to 128 characters, and not a common password (spec 5.2, 5.10,
 * 9.6; trust).
 */
export const resetPasswordRules: FormRules<'password' | 'passwordConfirmation'> = {
  password: [
    asTyped,
    required(fieldSentences.password),
    atLeast(SHORTEST_PASSWORD, fieldSentences.passwordTooShort),
    atMost(LONGEST_PASSWORD, fieldSentences.atMost128),
    (password) => (isCommonPassword(password) ? fieldSentences.passwordTooCommon : undefined),
  ],
  passwordConfirmation: [
    asTyped,
    required(fieldSentences.passwordsMustMatch),
    matchValueError('password', fieldSentences.passwordsMustMatch),
  ],
};
