import { fillGaps } from '../problems/fillGaps.ts';
import { quickOrderSentences as sentences } from '../problems/quickOrderSentences.ts';
import { type Result, accept } from '../problems/result.ts';
import { searchWords } from '../search/searchWords.ts';
import { tidyList } from '../text/tidyLine.ts';
import { delimiterOf } from './delimiterOf.ts';
import { MOST_TITLES } from './columnHeadings.ts';
import {
  type ColumnChoices,
  type ColumnQuestion,
  type ListColumns,
  listColumns,
} from './listColumns.ts';
import type { QuickRow } from './quickRow.ts';
import { readLimits } from './readLimits.ts';
import { readPacks } from './readPacks.ts';
import { type Delimiter, delimiters, splitCells } from './splitCells.ts';

/** The rows of a list, or a question to answer before they can be read. */
export type ReadList =
  | { readonly kind: 'rows'; readonly rows: readonly QuickRow[] }
  | ColumnQuestion;

/**
 * Reads the rows of a list that is pasted or comes from a file: tab, semicolon or comma between the cells, the quantity before
 * or after, with or without headings and titles above them. Asks which column is meant where several could be it, until
 * `choices` says so. Refuses, with a sentence that says what would do, what is no list, is too long or has too many rows; it
 * takes all of a list or nothing. Formulas stay text and are never calculated.
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
  // Names have commas too: cells that come with no quantity are no cells.
  const isTable = delimiter !== ',' || columns.hasHead || columns.quantity !== undefined;
  const rows = isTable ? columns.rows : splitCells(written, undefined, most);
  if (rows.length === 0) return refuse(sentences.empty);
  if (rows.length > most) return refuse(sentences.tooManyRows);
  const read = rows.map((row) => rowOf(row, columns, isTable ? delimiter : undefined));
  return accept({ kind: 'rows', rows: read });
}

/** Excel names the separator in a first line of its own: `sep=;`. */
function separated(text: string) {
  const [line, quoted, bare] = /^"(?:sep=(.))"[\r\n]+|^sep=(.)[\r\n]+/i.exec(text) ?? [];
  const written = text.slice(line?.length ?? 0);
  const named = quoted ?? bare;
  const delimiter = delimiters.find((each) => each === named) ?? delimiterOf(written);
  return { written, delimiter };
}

const QUANTITY_BEFORE = /^(\d{1,4}\s*[x×])\s+(.+)$/i;
/** What a pack counts, as `searchWords` writes it. */
const COUNTED =
  /^(?:tablets|capsules|ampoules|suppositories|pessaries|sachets?|patch(?:es)?|vials?)$/;
const QUANTITY_AFTER = /^(.+?)\s+([x×]\s*\d{1,4})$/i;

function rowOf(row: readonly string[], columns: ListColumns, delimiter: Delimiter | undefined) {
  if (columns.quantity === undefined && columns.words === undefined) {
    const words = wordsOf(row, delimiter);
    const [, before, named] = QUANTITY_BEFORE.exec(words) ?? [];
    if (before !== undefined && named !== undefined) return tidy(named, before);
    const [, name, after] = QUANTITY_AFTER.exec(words) ?? [];
    // 'Aciclovir tabs x 28' is a pack of 28, or 28 packs: nobody knows.
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

/** A code stands for its row; a name that a comma has parted is put together again. */
function wordsOf(cells: readonly string[], delimiter: Delimiter | undefined): string {
  const said = cells.filter((cell) => cell !== '');
  const [first = ''] = said;
  const isCode = /^\S*\d\S*$/.test(first);
  return isCode || delimiter !== ',' ? first : said.join(', ');
}

/** Spreadsheets write `="00123"` so that a code keeps its zeros. */
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
