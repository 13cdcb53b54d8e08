import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { longReason } from '../forms/reasonForm.ts';
import { messages } from '../problems/messages.ts';
import { LONGEST_MEANING, LONGEST_SYNONYM } from './synonyms.ts';

const sentences = {
  name: 'Please give what people type',
  longName: `Please use at most ${LONGEST_SYNONYM} characters`,
  means: 'Please give the words of the catalogue',
  longMeans: `Please use at most ${LONGEST_MEANING} characters`,
} as const;

/** The form of a synonym. */
export const synonymRules: FormRules<'name' | 'means' | 'reason'> = {
  name: [required(sentences.name), atMost(LONGEST_SYNONYM, sentences.longName)],
  means: [required(sentences.means), atMost(LONGEST_MEANING, sentences.longMeans)],
  reason: [inLines, required(messages['reason-required']), longReason],
};
