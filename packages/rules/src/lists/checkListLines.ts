import { checkQuantity } from '../carts/checkQuantity.ts';
import { lineKey } from '../carts/lineKey.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { ListLine } from './listLine.ts';
import { MOST_LIST_LINES } from './mostListLines.ts';

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
