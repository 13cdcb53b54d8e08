import type { FormRules } from './fieldCheck.ts';
import { atMost, inLines, required } from './fieldChecks.ts';
import { messages } from '../problems/messages.ts';

const LONGEST_REASON = 1000;

/** Checks the length of a reason or remark. */
export const longReason = atMost(LONGEST_REASON, messages['text-too-long']);

/** A form that asks for a reason and nothing else. */
export const reasonRules: FormRules<'reason'> = {
  reason: [inLines, required(messages['reason-required']), longReason],
};
