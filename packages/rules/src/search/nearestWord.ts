import { editDistance } from './editDistance.ts';

/** Minimum length for corrections: shorter words are too similar to each other. */
const SHORTEST_GUESSED = 4;
/** Length from which two errors are allowed; below it one. */
const TWO_WRONG_FROM = 7;

/**
 * Returns the most likely correction of a misspelt word: one error, or two in a long word. Prefers, at the same
 * distance, the same first letter, then a word that is not shorter, then the higher weight. Undefined if no word is
 * close.
 */
export function nearestWord(
  word: string,
  vocabulary: Iterable<readonly [word: string, weight: number]>,
): string | undefined {
  if (word.length < SHORTEST_GUESSED) return undefined;
  const most = word.length < TWO_WRONG_FROM ? 1 : 2;
  const near: Candidate[] = [];
  for (const [known, weight] of vocabulary) {
    const distance = editDistance(word, known, most);
    if (distance > most) continue;
    const isOtherLetter = known[0] !== word[0];
    near.push({ known, rank: [distance, +isOtherLetter, +(known.length < word.length), -weight] });
  }
  return near.toSorted(byRank)[0]?.known;
}

interface Candidate {
  readonly known: string;
  /** The criteria in order of importance; lower is better. */
  readonly rank: readonly [number, number, number, number];
}

function byRank({ rank: a }: Candidate, { rank: b }: Candidate): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}
