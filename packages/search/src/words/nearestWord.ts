/**
 * Returns the edit distance of two words: letters added, missing, replaced or swapped with a neighbour. Returns `most`
 * + 1 for any larger distance.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooFar;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = at(last, j - 1) + (isSame ? 0 : 1);
      const moved = Math.min(at(row, j - 1), at(last, j)) + 1;
      const swapped = isSwapped ? at(beforeLast, j - 2) + 1 : tooFar;
      const distance = Math.min(changed, moved, swapped);
      row.push(distance);
      least = Math.min(least, distance);
    }
    if (least > most) return tooFar;
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), tooFar);
}

function at(row: readonly number[], index: number): number {
  return row[index] as number;
}

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
