import type { FormRules } from '../forms/fieldCheck.ts';
import { atMost, required, when } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { messages } from '../problems/messages.ts';
import { LONGEST_LIST_NAME } from './listLimits.ts';

/** The form that names a list. */
export const listNameRules: FormRules<'name'> = {
  name: [required(fieldSentences.listName), atMost(LONGEST_LIST_NAME, fieldSentences.atMost60)],
};

/** The form value for a new list. */
export const NEW_LIST = 'new';

const ofNewList = when((form) => form['list'] === NEW_LIST);

/** The form that chooses a list for products or names a new one, and the purchase option of a product with both. */
export const listChoiceRules: FormRules<'list' | 'name' | 'option'> = {
  list: [required(fieldSentences.chooseList)],
  name: listNameRules.name.map(ofNewList),
  option: [required(messages['purchase-option-required'])],
};
