import { lineKey } from '../carts/cartLines.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { changeSentences } from '../problems/orderSentences.ts';
import { fillGaps } from '../problems/fillGaps.ts';
import type { ShownLine } from './orderRequest.ts';

/** A line in its current state, with its product's name for the message. */
export interface CurrentLine extends ShownLine {
  readonly name: string;
}

function describe(shown: ShownLine, current: CurrentLine): string | undefined {
  const { name } = current;
  if (shown.quantity !== current.quantity) {
    const quantities = { name, now: current.quantity, before: shown.quantity };
    return fillGaps(changeSentences.quantity, quantities);
  }
  const [before, now] = [formatMoney(shown.total), formatMoney(current.total)];
  if (before !== now) return fillGaps(changeSentences.price, { name, now, before });
  // A shift between subtotal and VAT, or of less than a penny, does not change the formatted total.
  const isSplitAlike = shown.subtotal === current.subtotal && shown.vat === current.vat;
  if (!isSplitAlike || shown.total !== current.total)
    return fillGaps(changeSentences.split, { name });
  if (shown.saving !== current.saving) return fillGaps(changeSentences.offer, { name });
  return undefined;
}

/**
 * Describes the differences between what the buyer saw and the current state, one sentence per line key. Empty if there
 * is none (reading R9). Amounts in mills.
 */
export function describeChanges(
  shown: readonly ShownLine[],
  current: readonly CurrentLine[],
): Readonly<Record<string, string>> {
  const changes: Record<string, string> = {};
  const shownByKey = new Map(shown.map((line) => [lineKey(line), line]));
  for (const line of current) {
    const before = shownByKey.get(lineKey(line));
    const sentence = before
      ? describe(before, line)
      : fillGaps(changeSentences.added, { name: line.name });
    if (sentence !== undefined) changes[lineKey(line)] = sentence;
  }
  const currentKeys = new Set(current.map(lineKey));
  for (const [key] of shownByKey) {
    if (!currentKeys.has(key)) changes[key] = changeSentences.gone;
  }
  return changes;
}
