import { emailChecks } from '../forms/emailChecks.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { asTyped, required } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';

/** The sign-in form (spec 5.8). */
export const signInRules: FormRules<'email' | 'password'> = {
  email: emailChecks,
  password: [asTyped, required(fieldSentences.password)],
};

/** The form for a forgotten password (spec 5.9). */
export const forgotPasswordRules: FormRules<'email'> = { email: emailChecks };

/** The form that asks for the password again. */
export const presenceRules: FormRules<'password'> = {
  password: [asTyped, required(fieldSentences.password)],
};
