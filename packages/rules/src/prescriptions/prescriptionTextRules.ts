import { messages } from '../problems/messages.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines } from '../forms/fieldChecks.ts';

const LONGEST_TEXT = 1000;

/**
 * The rules for the free texts of a prescription: comments and directions of an item, both optional (spec 5.25, 9.6).
 */
export const prescriptionTextRules: FormRules<'comments' | 'directions'> = {
  comments: [inLines, atMost(LONGEST_TEXT, messages['text-too-long'])],
  directions: [inLines, atMost(LONGEST_TEXT, messages['text-too-long'])],
};
