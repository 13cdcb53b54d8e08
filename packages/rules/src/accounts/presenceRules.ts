import { fieldSentences } from '../problems/fieldSentences.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { required } from '../forms/fieldChecks.ts';

/** The form that asks for the password again. */
export const presenceRules: FormRules<'password'> = {
  password: [required(fieldSentences.password)],
};
