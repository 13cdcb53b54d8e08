import { reasonRules } from '../forms/reasonForm.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { required } from '../forms/fieldChecks.ts';

const { reason } = reasonRules;

/** The form that voids a prescription. */
export const voidRules: FormRules<'reason' | 'next'> = {
  reason,
  next: [required('Please choose what comes next')],
};

/** The form that asks another prescriber to take prescriptions over. */
export const handoverRules: FormRules<'reason' | 'prescriber'> = {
  prescriber: [required('Please choose a prescriber')],
  reason,
};
