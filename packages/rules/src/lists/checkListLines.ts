import { checkQuantity } from '../carts/checkQuantity.ts';
import { lineKey } from '../carts/lineKey.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { ListLine } from './listLine.ts';
import { MOST_LIST_LINES } from './mostListLines.ts';

/**
 * The lines of a list as they are kept: of a line that stands there twice the first place and the last quantity. Refuses with
 * 'invalid-quantity' what is no whole number of packs from 1 to 9,999, and with 'list-full' more lines than a list may hold.
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
