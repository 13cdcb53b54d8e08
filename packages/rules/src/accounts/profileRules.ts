import { fieldSentences } from '../problems/fieldSentences.ts';
import { type BillingField, billingRules } from './billingRules.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { emailAddress, required } from '../forms/fieldChecks.ts';

/** The profile form with its e-mail address, which is checked but cannot be changed (spec 5.11). */
export const profileRules: FormRules<BillingField | 'email'> = {
  ...billingRules,
  email: [required(fieldSentences.addEmail), emailAddress(fieldSentences.addEmail)],
};
