import { stringify } from 'csv-stringify/sync';

interface CsvOptions {
  /** Of every number, such as 2 for pounds; numbers stand as they are without. */
  readonly decimals?: number;
}

/**
 * Writes the CSV of a staff command, its headings first. It begins with a byte-order mark: without one Excel reads UTF-8 in the
 * code page of its machine. What a spreadsheet would take for a formula is written as text.
 */
export function writeCsv(
  columns: readonly string[],
  lines: readonly (readonly (string | number | undefined)[])[],
  { decimals }: CsvOptions = {},
): string {
  return stringify([columns, ...lines], {
    bom: true,
    escape_formulas: true,
    cast: {
      number: (figure) => (decimals === undefined ? String(figure) : figure.toFixed(decimals)),
    },
  }).trimEnd();
}
