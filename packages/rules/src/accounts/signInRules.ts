import { fieldSentences } from '../problems/fieldSentences.ts';
import { emailChecks } from '../forms/emailChecks.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { asTyped, required } from '../forms/fieldChecks.ts';

/** The sign-in form (spec 5.8). */
export const signInRules: FormRules<'email' | 'password'> = {
  email: emailChecks,
  password: [asTyped, required(fieldSentences.password)],
};
