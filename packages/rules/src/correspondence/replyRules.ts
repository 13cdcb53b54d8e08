import { LONGEST_MESSAGE } from '../content/contactRules.ts';
import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, inLines, required } from '../forms/fieldChecks.ts';
import { deskSentences } from '../problems/deskSentences.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';

/** The form of an answer to a message. */
export const replyRules: FormRules<'text'> = {
  text: [
    inLines,
    required(deskSentences.reply),
    atMost(LONGEST_MESSAGE, fieldSentences.atMost5000),
  ],
};
