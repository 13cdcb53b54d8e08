import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { messages } from '../problems/messages.ts';

const LONGEST_REASON = 1000;

const reason = [
  inLines,
  required(messages['reason-required']),
  atMost(LONGEST_REASON, messages['text-too-long']),
] as const;

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
