import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { profileRules } from '../accounts/profileRules.ts';
import { messages } from '../problems/messages.ts';
import type { SectionWithForm } from './sectionWithForm.ts';
import { LONGEST_NOTE } from './longestNote.ts';
import { shippingChoiceRules } from './shippingChoice.ts';

const note = [inLines, atMost(LONGEST_NOTE, messages['text-too-long'])];

/** The rules of each section's form (spec 5.11, 5.20, 9.6). */
export const sectionRules = {
  delivery: { delivery: [required(messages['delivery-option-required'])] },
  billing: profileRules,
  shipping: shippingChoiceRules,
  payment: { paymentMode: [required(messages['payment-mode-required'])], paymentNote: note },
  note: { note },
} as const satisfies Readonly<Record<SectionWithForm, FormRules<string>>>;
