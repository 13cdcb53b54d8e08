import { noPacks, packsIn, pastedLines, type RefusedRow, rowsOf } from './pastedLines.ts';

/** A product of a count that can be counted. */
interface CountableLine {
  readonly id: number;
  readonly code: string;
}

/** Packs that were pasted for a product of a count. */
export interface PastedCount {
  readonly row: number;
  readonly lineId: number;
  readonly packs: number;
}

/** What comes in of pasted rows, and which do not. */
export interface PastedCounts {
  readonly counts: readonly PastedCount[];
  readonly refused: readonly RefusedRow[];
}

/** Returns whether a paste holds more than one cell: with one, it is typed text. */
export const isPastedTable = (text: string): boolean => /[\t\r\n]/.test(text.trimEnd());

/**
 * Reads the numbers of a count from a spreadsheet: rows of code and packs go to their products; one column of packs goes to
 * the products from `fromId` on, in the order of the sheet, and a blank cell leaves its product out. Nothing of a column comes
 * in that holds anything else, as a heading: its numbers might go to the wrong products. 0 is a count.
 */
export function pastedCounts(
  text: string,
  lines: readonly CountableLine[],
  fromId: number,
): PastedCounts {
  const isColumn = rowsOf(text.trimEnd()).every((row) => !/\S[\t;, ]+\S/.test(row) || isPacks(row));
  const read = isColumn ? countsInOrder(text, lines, fromId) : countsByCode(text, lines);
  return {
    counts: read.filter((each) => 'packs' in each),
    refused: read.filter((each) => 'fault' in each),
  };
}

const isPacks = (typed: string): boolean => packsIn(typed, 0) !== undefined;

function countsByCode(
  text: string,
  lines: readonly CountableLine[],
): readonly (PastedCount | RefusedRow)[] {
  const idOf = new Map(lines.map(({ id, code }) => [code.toUpperCase(), id]));
  return pastedLines(text, 0).map((pasted) => {
    if ('fault' in pasted) return pasted;
    const { row, code, packs } = pasted;
    const lineId = idOf.get(code.toUpperCase());
    return lineId === undefined
      ? { row, fault: `${code} is not to be counted here` }
      : { row, lineId, packs };
  });
}

function countsInOrder(
  text: string,
  lines: readonly CountableLine[],
  fromId: number,
): readonly (PastedCount | RefusedRow)[] {
  const from = lines.findIndex(({ id }) => id === fromId);
  const read = rowsOf(text.trimEnd()).flatMap((cell, index) => {
    const typed = cell.trim();
    return typed === '' ? [] : [{ row: index + 1, typed, packs: packsIn(typed, 0) }];
  });
  const faults = read.flatMap(({ row, typed, packs }) =>
    packs === undefined ? [{ row, fault: noPacks(typed, 0) }] : [],
  );
  if (faults.length > 0) return faults;
  return read.map(({ row, packs = 0 }) => {
    const line = lines[from + row - 1];
    return line === undefined
      ? { row, fault: 'No product is left for it' }
      : { row, lineId: line.id, packs };
  });
}
