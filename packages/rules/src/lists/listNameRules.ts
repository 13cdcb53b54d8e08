import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, required } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { LONGEST_LIST_NAME } from './longestListName.ts';

/** The form that names a list. */
export const listNameRules: FormRules<'name'> = {
  name: [required(fieldSentences.listName), atMost(LONGEST_LIST_NAME, fieldSentences.atMost60)],
};
