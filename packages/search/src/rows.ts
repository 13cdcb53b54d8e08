const BITS = 8;
const BUCKETS = 2 ** BITS;
const LAST_SHIFT = 24;

/** Sorts rows by a number per row, ascending or descending. The sort is stable. */
export function sortRows(
  rows: Uint32Array,
  numbers: Uint32Array,
  isDescending: boolean,
): Uint32Array {
  const flip = isDescending ? 0xff_ff_ff_ff : 0;
  let from: Uint32Array = rows;
  let to: Uint32Array = new Uint32Array(rows.length);
  for (let shift = 0; shift <= LAST_SHIFT; shift += BITS) {
    const digitOf = (row: number) => (((numbers[row] as number) ^ flip) >>> shift) & (BUCKETS - 1);
    const next = new Uint32Array(BUCKETS + 1);
    for (let index = 0; index < from.length; index += 1) {
      const after = digitOf(from[index] as number) + 1;
      next[after] = (next[after] as number) + 1;
    }
    for (let digit = 1; digit < BUCKETS; digit += 1)
      next[digit] = (next[digit] as number) + (next[digit - 1] as number);
    for (let index = 0; index < from.length; index += 1) {
      const row = from[index] as number;
      const digit = digitOf(row);
      const at = next[digit] as number;
      to[at] = row;
      next[digit] = at + 1;
    }
    [from, to] = [to, from === rows ? new Uint32Array(rows.length) : from];
  }
  return from;
}

/** Returns the matching rows in their order. A typed array's own `filter` takes ten times as long. */
export function filterRows(
  rows: Readonly<Uint32Array>,
  isWanted: (row: number) => boolean,
): Uint32Array {
  const found = new Uint32Array(rows.length);
  let length = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    if (!isWanted(row)) continue;
    found[length] = row;
    length += 1;
  }
  return length === rows.length ? found : found.slice(0, length);
}
