import { editDistance } from './editDistance.ts';

/** Shorter words are too like each other to be guessed. */
const SHORTEST_GUESSED = 4;
/** From so many letters on two may be wrong, below it one. */
const TWO_WRONG_FROM = 7;

/**
 * The word that was most likely meant by one that is written wrongly: with one wrong letter, or two in a long word; of those
 * that are as near, one with the same first letter, one that is not shorter, then the one that counts for most. None when nothing is near.
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
  /** What counts first stands first, and the least is the nearest. */
  readonly rank: readonly [number, number, number, number];
}

function byRank({ rank: a }: Candidate, { rank: b }: Candidate): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}
