import { fieldSentences } from '../problems/fieldSentences.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { asTyped, required } from '../forms/fieldChecks.ts';

/** The form that asks for the password again. */
export const presenceRules: FormRules<'password'> = {
  password: [asTyped, required(fieldSentences.password)],
};
