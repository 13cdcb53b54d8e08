/** Word numbers, two bytes each unless there are more words than that allows. */
export type WordNumbers = Uint16Array | Uint32Array;

/** Consecutive words in a name: all but the last whole, the last as a prefix. */
export interface Pattern {
  readonly whole: readonly number[];
  readonly last: readonly [from: number, to: number];
  /** Words in which the first word begins after a sign, as 'b' in 'a+b'. */
  readonly inside: ReadonlySet<number>;
}

/**
 * Returns how a name has the words, 0 best: it begins with the phrase, a word of it does, it begins with the first word,
 * or none of these.
 */
export function rankOf(
  sequence: WordNumbers,
  begin: number,
  end: number,
  phrase: Pattern,
  first: Pattern,
): number {
  if (isAt(sequence, begin, end, phrase)) return 0;
  for (let at = begin; at < end; at += 1) {
    if (at > begin && isAt(sequence, at, end, phrase)) return 1;
    if (phrase.inside.size > 0 && phrase.inside.has(sequence[at] as number)) {
      if (phrase.whole.length === 0 || isAt(sequence, at, end, phrase, 1)) return 1;
    }
  }
  return isAt(sequence, begin, end, first) ? 2 : 3;
}

/** Returns whether the words are at this position; words before index `from` count as matched. */
function isAt(
  sequence: WordNumbers,
  at: number,
  end: number,
  { whole, last }: Pattern,
  from = 0,
): boolean {
  const lastAt = at + whole.length;
  if (lastAt >= end) return false;
  const word = sequence[lastAt] as number;
  if (word < last[0] || word >= last[1]) return false;
  for (let index = from; index < whole.length; index += 1) {
    if (sequence[at + index] !== whole[index]) return false;
  }
  return true;
}
