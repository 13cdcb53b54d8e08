import { fieldSentences } from '../problems/fieldSentences.ts';
import type { FieldCheck } from './fieldCheck.ts';
import { emailAddress, required } from './fieldChecks.ts';

/** Checks for a required e-mail address with the usual message (spec 5.2, 5.8, 5.9, 5.13, 5.14). */
export const emailChecks: readonly FieldCheck[] = [
  required(fieldSentences.validEmail),
  emailAddress(fieldSentences.validEmail),
];
