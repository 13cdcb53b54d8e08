import { fieldSentences } from '../problems/fieldSentences.ts';
import { emailChecks } from './emailChecks.ts';
import type { FormRules } from './fieldCheck.ts';
import { required } from './fieldChecks.ts';

/** The sign-in form (spec 5.8). */
export const signInRules: FormRules<'email' | 'password'> = {
  email: emailChecks,
  password: [required(fieldSentences.password)],
};
