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
