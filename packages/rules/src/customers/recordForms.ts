import { billingRules } from '../accounts/billingRules.ts';
import { profileRules } from '../accounts/profileRules.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { LONGEST_NOTE } from './deskCustomer.ts';
import { reasonRules } from '../forms/reasonForm.ts';

/** The form for a note of staff. */
export const noteRules: FormRules<'note'> = {
  note: [
    inLines,
    required('Please write the note'),
    atMost(LONGEST_NOTE, `Please use at most ${LONGEST_NOTE} characters`),
  ],
};

/** The form that corrects a customer's name and company. */
export const correctionRules: FormRules<'firstName' | 'lastName' | 'company' | 'reason'> = {
  firstName: billingRules.firstName,
  lastName: billingRules.lastName,
  company: billingRules.company,
  reason: reasonRules.reason,
};

/** The form that changes a customer's email address. */
export const newEmailRules: FormRules<'email' | 'reason'> = {
  email: profileRules.email,
  reason: reasonRules.reason,
};
