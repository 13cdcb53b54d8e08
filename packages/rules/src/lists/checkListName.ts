import { fieldSentences } from '../problems/fieldSentences.ts';
import { messages } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { LONGEST_LIST_NAME } from './longestListName.ts';
import { usualOrderList } from './usualOrderList.ts';
import { tidyLine } from '../text/tidyLine.ts';

/**
 * Returns the tidied name of a list: trimmed, with single spaces. Refuses an empty name, one of more than 60
 * characters, and that of the usual order.
 */
export function checkListName(typed: string): Result<string, Refusal> {
  const name = tidyLine(typed);
  if (name === '') return refuse('invalid-request', { name: fieldSentences.listName });
  if (name.length > LONGEST_LIST_NAME)
    return refuse('invalid-request', { name: fieldSentences.atMost60 });
  return name.toLowerCase() === usualOrderList.name.toLowerCase()
    ? refuse('list-name-taken', { name: messages['list-name-taken'] })
    : accept(name);
}
