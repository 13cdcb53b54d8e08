import { lineKey } from '../carts/cartLines.ts';
import { checkQuantity } from '../carts/checkQuantity.ts';
import type { ProductType } from '../catalogue/product.ts';
import { fieldSentences } from '../problems/fieldSentences.ts';
import { messages } from '../problems/messages.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { accept, type Result } from '../problems/result.ts';
import { tidyLine } from '../text/tidyLine.ts';
import { LONGEST_LIST_NAME, MOST_LIST_LINES, usualOrderList } from './listLimits.ts';
import type { ListLine } from './productList.ts';

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

/**
 * Returns whether a line is on prescription by the product's current type. With both options, the line's own choice
 * counts.
 */
export function soldOnPrescription(type: ProductType, isPrescription: boolean): boolean {
  return type === 'any' ? isPrescription : type === 'prescription';
}

/**
 * Returns the lines of a list without duplicates: a repeated line keeps its first position and its last quantity.
 * Refuses with 'invalid-quantity' anything but 1 to 9,999 whole packs, and with 'list-full' too many lines.
 */
export function checkListLines(lines: readonly ListLine[]): Result<readonly ListLine[], Refusal> {
  const kept = new Map<string, ListLine>();
  for (const line of lines) {
    const quantity = checkQuantity(line.quantity);
    if (!quantity.ok || quantity.value < 1) return refuse('invalid-quantity');
    kept.set(lineKey(line), line);
  }
  return kept.size > MOST_LIST_LINES ? refuse('list-full') : accept([...kept.values()]);
}
