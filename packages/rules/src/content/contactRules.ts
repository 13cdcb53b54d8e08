import { fieldSentences } from '../problems/fieldSentences.ts';
import { emailChecks } from '../forms/emailChecks.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';

/** The most characters of a message to the pharmacy, and of an answer. */
export const LONGEST_MESSAGE = 5000;

/** The contact form (spec 5.14). */
export const contactRules: FormRules<'name' | 'email' | 'message'> = {
  name: [required(fieldSentences.name), atMost(200, fieldSentences.atMost200)],
  email: emailChecks,
  message: [
    inLines,
    required(fieldSentences.message),
    atMost(LONGEST_MESSAGE, fieldSentences.atMost5000),
  ],
};
