import { readLimits } from './readLimits.ts';

export const delimiters = ['\t', ';', ','] as const;

/** What stands between two cells of a row. */
export type Delimiter = (typeof delimiters)[number];

/**
 * The rows of a table as text, each a list of cells, without rows that are empty. A quoted cell may hold delimiters, line
 * breaks and doubled quotes; a quote that is not closed within the length of a cell is a letter like any other. Stops one
 * row after `most`.
 */
export function splitCells(
  text: string,
  delimiter: Delimiter | undefined,
  most: number,
): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length <= most) {
    const quoted = text[at] === '"' ? quotedCell(text, at, delimiter) : undefined;
    const end = quoted?.end ?? endOfCell(text, at, delimiter);
    row.push((quoted?.cell ?? text.slice(at, end)).replaceAll(/\s+/g, ' ').trim());
    const isRowEnd = end >= text.length || text[end] !== delimiter;
    if (isRowEnd) {
      if (row.some((cell) => cell !== '')) rows.push(row);
      row = [];
    }
    at = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  return rows;
}

function endOfCell(text: string, from: number, delimiter: Delimiter | undefined): number {
  let end = from;
  while (end < text.length && !isEnd(text[end], delimiter)) end += 1;
  return end;
}

function isEnd(sign: string | undefined, delimiter: Delimiter | undefined): boolean {
  return sign === undefined || sign === '\n' || sign === '\r' || sign === delimiter;
}

/** A cell between quotes, if they are closed before the next cell begins. */
function quotedCell(text: string, from: number, delimiter: Delimiter | undefined) {
  // Only so far: lone quotes by the thousand would be looked for to the end of the text each.
  const reach = text.slice(from + 1, from + 1 + 2 * readLimits.cell);
  const inside = /^((?:[^"]|"")*)"([ ]*)/.exec(reach);
  const [whole = '', cell = ''] = inside ?? [];
  const end = from + 1 + whole.length;
  return inside && isEnd(text[end], delimiter)
    ? { cell: cell.replaceAll('""', '"'), end }
    : undefined;
}
