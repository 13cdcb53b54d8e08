import { foldText } from '../../text/tidyLine.ts';
import type { Credit } from './readStatement.ts';

/** A credit with what tells it apart from every other one, in this statement and in those before it. */
export interface KeyedCredit extends Credit {
  /** Counts equal credits of a statement from 1: same day, amount and text. */
  readonly copy: number;
  /** The same for a line wherever it stands; equal lines of one statement differ by their count. */
  readonly key: string;
}

/**
 * Returns the credits of a statement with their keys. A line that an earlier statement had too has the same key, so that
 * overlapping statements are booked once. Of equal lines in one file the second has a key of its own, because a buyer may
 * pay twice in a day.
 */
export function creditKeys(credits: readonly Credit[]): readonly KeyedCredit[] {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    const line = `${credit.day} ${credit.amount} ${foldText(credit.text)}`;
    const copy = (seen.get(line) ?? 0) + 1;
    seen.set(line, copy);
    return { ...credit, copy, key: `${line} ${copy}` };
  });
}
