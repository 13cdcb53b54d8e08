import { profileRules } from '../accounts/profileRules.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { messages } from '../problems/messages.ts';
import type { SectionWithForm } from './checkoutSections.ts';
import { shippingChoiceRules } from './shippingRules.ts';

/** Maximum length of a note of an order or its payment, in characters (spec 9.6). */
const LONGEST_NOTE = 1000;

const note = [inLines, atMost(LONGEST_NOTE, messages['text-too-long'])];

/** The rules of each section's form (spec 5.11, 5.20, 9.6). */
export const sectionRules = {
  delivery: { delivery: [required(messages['delivery-option-required'])] },
  billing: profileRules,
  shipping: shippingChoiceRules,
  payment: { paymentMode: [required(messages['payment-mode-required'])], paymentNote: note },
  note: { note },
} as const satisfies Readonly<Record<SectionWithForm, FormRules<string>>>;
