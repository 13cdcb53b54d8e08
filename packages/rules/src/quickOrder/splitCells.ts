import { readLimits } from './quickRow.ts';

export const delimiters = ['\t', ';', ','] as const;

/** The sign between two cells of a row. */
export type Delimiter = (typeof delimiters)[number];

/**
 * Splits a table in text form into rows of cells, without empty rows. A quoted cell may contain delimiters, line breaks
 * and doubled quotes. A quote that is not closed within the maximum length of a cell is an ordinary character. Stops
 * one row after `most`.
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

/** Returns a quoted cell, if its quotes close before the next cell begins. */
function quotedCell(text: string, from: number, delimiter: Delimiter | undefined) {
  // Limits the search: otherwise thousands of lone quotes would each scan the rest of the text.
  const reach = text.slice(from + 1, from + 1 + 2 * readLimits.cell);
  const inside = /^((?:[^"]|"")*)"([ ]*)/.exec(reach);
  const [whole = '', cell = ''] = inside ?? [];
  const end = from + 1 + whole.length;
  return inside && isEnd(text[end], delimiter)
    ? { cell: cell.replaceAll('""', '"'), end }
    : undefined;
}

const LOOKED_AT = 20_000;

/** Detects the delimiter of a list: a tab if there is one, as from a spreadsheet; otherwise the sign on more lines. */
export function delimiterOf(text: string): Delimiter | undefined {
  const lines = text.slice(0, LOOKED_AT).split(/[\r\n]+/);
  const linesWith = (sign: Delimiter) =>
    lines.filter((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '').includes(sign)).length;
  if (linesWith('\t') > 0) return '\t';
  const [semicolons, commas] = [linesWith(';'), linesWith(',')];
  if (semicolons === 0 && commas === 0) return undefined;
  return semicolons >= commas ? ';' : ',';
}
