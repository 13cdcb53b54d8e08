/** The signs that separate the cells of a row. */
export const delimiters = [',', ';', '\t'] as const;

export type Delimiter = (typeof delimiters)[number];

const LINES_LOOKED_AT = 40;

/**
 * Returns the sign that separates the cells of a CSV file: the one that divides most of its first 40 lines into equally
 * many cells. Signs within quotes do not count. A comma, if no sign divides any line.
 */
export function delimiterOf(beginning: string): Delimiter {
  const lines = linesOf(beginning).slice(0, LINES_LOOKED_AT);
  const found = delimiters.map((delimiter) => ({ delimiter, ...evenness(lines, delimiter) }));
  return found.reduce((best, next) => {
    const isBetter = next.lines - best.lines || next.cells - best.cells;
    return isBetter > 0 ? next : best;
  }).delimiter;
}

/** Lines without what is in quotes, where separators and line breaks mean nothing. */
function linesOf(text: string): readonly string[] {
  return text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
}

/** How many lines have the most usual number of this sign, and that number. */
function evenness(lines: readonly string[], delimiter: Delimiter) {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  const [usual = [0, 0]] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  return { lines: usual[1], cells: usual[0] };
}
