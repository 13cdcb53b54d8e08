/**
 * How many letters have to be added, left out, changed or swapped with their neighbour to make one word of the other; `most`
 * + 1 when it is more than that.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  const at = (row: ReadonlyMap<number, number>, index: number) => row.get(index) ?? tooFar;
  let beforeLast: ReadonlyMap<number, number> = new Map();
  let last: ReadonlyMap<number, number> = new Map(
    Array.from({ length: tooFar }, (_, index) => [index, index]),
  );
  for (let i = 1; i <= a.length; i += 1) {
    const row = new Map([[0, i]]);
    // Whatever is further from the diagonal is too far.
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const changed = at(last, j - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? at(beforeLast, j - 2) + 1 : tooFar;
      row.set(j, Math.min(at(row, j - 1) + 1, at(last, j) + 1, changed, swapped));
    }
    if (Math.min(...row.values()) > most) return tooFar;
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), tooFar);
}
