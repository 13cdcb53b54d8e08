import { fillGaps } from '../problems/fillGaps.ts';
import { quickOrderSentences as sentences } from '../problems/quickOrderSentences.ts';
import { type Result, accept } from '../problems/result.ts';
import { searchWords } from '../text/searchWords.ts';
import { tidyList } from '../text/tidyLine.ts';
import { delimiterOf, delimiters, splitCells, type Delimiter } from './splitCells.ts';
import { MOST_TITLES } from './columnHeadings.ts';
import {
  type ColumnChoices,
  type ColumnQuestion,
  type ListColumns,
  listColumns,
} from './listColumns.ts';
import type { QuickRow } from './quickRow.ts';
import { readLimits, readPacks } from './quickRow.ts';

/** The rows of a list, or a question to answer first. */
export type ReadList =
  | { readonly kind: 'rows'; readonly rows: readonly QuickRow[] }
  | ColumnQuestion;

/**
 * Reads the rows of a pasted list or a file. Cells are separated by tab, semicolon or comma; the quantity comes before
 * or after the name; headings and titles are optional. Asks for the column if several match, until `choices` names it.
 * Refuses, with a message, text that is not a list, is too long or has too many rows; never reads a list in part.
 * Formulas stay text and are never evaluated.
 */
export function readRows(text: string, choices: ColumnChoices = {}): Result<ReadList, string> {
  const { rows: most, characters, cell: longest, cells: widest } = readLimits;
  if (text.length > characters)
    return refuse(
      fillGaps(sentences.tooLong, { megabytes: (text.length / characters).toFixed(1) }),
    );
  if (text.includes('\0')) return refuse(sentences.noText);
  const { written, delimiter } = separated(tidyList(text));
  const cells = splitCells(written, delimiter, most + MOST_TITLES);
  const isLong = (row: readonly string[]) =>
    row.length > widest || row.some((cell) => cell.length > longest);
  if (cells.some(isLong)) return refuse(sentences.longLine);
  if (cells.length === 0) return refuse(sentences.empty);
  const columns = listColumns(cells, choices);
  if (columns.kind === 'question') return accept(columns);
  // Names contain commas too: without headings and quantity, commas are not delimiters.
  const isTable = delimiter !== ',' || columns.hasHead || columns.quantity !== undefined;
  const rows = isTable ? columns.rows : splitCells(written, undefined, most);
  if (rows.length === 0) return refuse(sentences.empty);
  if (rows.length > most) return refuse(sentences.tooManyRows);
  const read = rows.map((row) => rowOf(row, columns, isTable ? delimiter : undefined));
  return accept({ kind: 'rows', rows: read });
}

/** Excel may name the delimiter in a first line: `sep=;`. */
function separated(text: string) {
  const [line, quoted, bare] = /^"(?:sep=(.))"[\r\n]+|^sep=(.)[\r\n]+/i.exec(text) ?? [];
  const written = text.slice(line?.length ?? 0);
  const named = quoted ?? bare;
  const delimiter = delimiters.find((each) => each === named) ?? delimiterOf(written);
  return { written, delimiter };
}

const QUANTITY_BEFORE = /^(\d{1,4}\s*[x×])\s+(.+)$/i;
/** Countable pack contents, as `searchWords` writes them. */
const COUNTED =
  /^(?:tablets|capsules|ampoules|suppositories|pessaries|sachets?|patch(?:es)?|vials?)$/;
const QUANTITY_AFTER = /^(.+?)\s+([x×]\s*\d{1,4})$/i;

function rowOf(row: readonly string[], columns: ListColumns, delimiter: Delimiter | undefined) {
  if (columns.quantity === undefined && columns.words === undefined) {
    const words = wordsOf(row, delimiter);
    const [, before, named] = QUANTITY_BEFORE.exec(words) ?? [];
    if (before !== undefined && named !== undefined) return tidy(named, before);
    const [, name, after] = QUANTITY_AFTER.exec(words) ?? [];
    // 'Aciclovir tabs x 28' is ambiguous: a pack of 28, or 28 packs.
    const isPackSize = COUNTED.test(searchWords(name ?? '').at(-1) ?? '');
    return name !== undefined && after !== undefined && !isPackSize
      ? tidy(name, after)
      : tidy(words, '');
  }
  const others = row.filter((_cell, index) => index !== columns.quantity);
  const words = columns.words === undefined ? '' : (row[columns.words] ?? '');
  const quantity = columns.quantity === undefined ? '' : (row[columns.quantity] ?? '');
  return tidy(words || wordsOf(others, delimiter), quantity);
}

/** Returns the words of a row: a code alone, or a name whose parts were split by commas. */
function wordsOf(cells: readonly string[], delimiter: Delimiter | undefined): string {
  const said = cells.filter((cell) => cell !== '');
  const [first = ''] = said;
  const isCode = /^\S*\d\S*$/.test(first);
  return isCode || delimiter !== ',' ? first : said.join(', ');
}

/** Unwraps `="00123"`, with which spreadsheets keep the zeros of a code, and normalises the quantity. */
function tidy(words: string, quantity: string): QuickRow {
  const [, kept] = /^="([^"]*)"$/.exec(words) ?? [];
  const packs = readPacks(quantity);
  return {
    words: kept ?? words,
    quantity: packs === undefined ? quantity : String(packs),
  };
}

function refuse(problem: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem };
}
