import type { FormRules } from '../forms/fieldCheck.ts';
import { required, when } from '../forms/fieldChecks.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { messages } from '../problems/messages.ts';
import { listNameRules } from './listNameRules.ts';

/** What stands for a list that is still to be made, where one of several is chosen. */
export const NEW_LIST = 'new';

const ofNewList = when((form) => form['list'] === NEW_LIST);

/** The form that chooses a list to put products on, or names a new one; and of a product that is sold both ways, which. */
export const listChoiceRules: FormRules<'list' | 'name' | 'option'> = {
  list: [required(fieldSentences.chooseList)],
  name: listNameRules.name.map(ofNewList),
  option: [required(messages['purchase-option-required'])],
};
