import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { delimiterOf } from '@formulary/rules/text/delimiterOf';
import { CsvError, parse } from 'csv-parse';
import { Refused } from '../problems/Refused.ts';

const SLICE_SIGNS = 32 * 1024;
const SIGNS_BETWEEN_TELLING = 8 * SLICE_SIGNS;
const BEGINNING_SIGNS = 16 * 1024;

/** The most rows that are read, and the refusals of other files. */
interface RowLimits {
  readonly mostRows: number;
  readonly tooLong: () => Refusal;
  /** Refuses quotation marks that do not match, in a row counted from 1. */
  readonly quotes: (row: number) => Refusal;
  /** Is told now and then how many signs are read; may throw to end the reading. */
  readonly onRead?: (signs: number) => Promise<void>;
}

/**
 * Reads the rows of a CSV text with commas, semicolons or tabs, empty rows too, so that a row's number is that of the file.
 * Works in slices, so that other requests are answered. Refuses too many rows, and quotation marks that do not match.
 */
export async function readCsvRows(
  text: string,
  { mostRows, tooLong, quotes, onRead }: RowLimits,
): Promise<readonly (readonly string[])[]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text.slice(0, BEGINNING_SIGNS)),
    relax_column_count: true,
    skip_empty_lines: false,
  });
  const rows: (readonly string[])[] = [];
  try {
    for await (const row of Readable.from(slicesOf(text, onRead)).compose(parser)) {
      if (rows.length === mostRows) throw new Refused(tooLong());
      rows.push(row as readonly string[]);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refused(quotes(rows.length + 1));
  }
  return rows;
}

/** Yields a text in slices, each in a turn of the event loop. Tells now and then how many signs were taken. */
export async function* slicesOf(
  text: string,
  onRead: (signs: number) => Promise<void> = async () => {},
): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += SLICE_SIGNS) {
    yield text.slice(at, at + SLICE_SIGNS);
    await nextTurn();
    if (at % SIGNS_BETWEEN_TELLING === 0) await onRead(at);
  }
}
