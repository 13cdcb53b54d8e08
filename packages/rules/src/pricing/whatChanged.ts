import { lineKey } from '../cart/lineKey.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { ShownLine } from '../wire/entities/orderRequest.ts';

/** A line as it holds now, with its product's name for the sentence. */
export interface CurrentLine extends ShownLine {
  readonly name: string;
}

function describe(shown: ShownLine, current: CurrentLine): string | undefined {
  if (shown.quantity !== current.quantity) {
    return `${current.name}: the quantity is ${current.quantity} now, not ${shown.quantity}`;
  }
  const [before, now] = [formatMoney(shown.total), formatMoney(current.total)];
  if (before !== now) return `${current.name}: the price is ${now} now, not ${before}`;
  // What moves between subtotal and VAT, or by less than a penny, leaves the text of the total alone.
  const isSplitAlike = shown.subtotal === current.subtotal && shown.vat === current.vat;
  if (!isSplitAlike || shown.total !== current.total)
    return `${current.name}: the subtotal or its VAT has changed`;
  if (shown.saving !== current.saving) return `${current.name}: the offer has changed`;
  return undefined;
}

/**
 * What differs between what the buyer was shown and what holds now, a sentence per line key; empty when nothing
 * does (reading R9). Amounts in mills.
 */
export function whatChanged(
  shown: readonly ShownLine[],
  current: readonly CurrentLine[],
): Readonly<Record<string, string>> {
  const changes: Record<string, string> = {};
  const shownByKey = new Map(shown.map((line) => [lineKey(line), line]));
  for (const line of current) {
    const before = shownByKey.get(lineKey(line));
    const sentence = before ? describe(before, line) : `${line.name} was added to the cart`;
    if (sentence !== undefined) changes[lineKey(line)] = sentence;
  }
  const currentKeys = new Set(current.map(lineKey));
  for (const [key] of shownByKey) {
    if (!currentKeys.has(key)) changes[key] = 'This item is no longer in your cart';
  }
  return changes;
}
