import { stringify } from 'csv-stringify/sync';

interface CsvOptions {
  /** Decimals of every number, such as 2 for pounds; unchanged by default. */
  readonly decimals?: number;
}

/**
 * Formats the CSV of a list of staff, headings first. A byte-order mark keeps Excel from reading UTF-8 in the code page
 * of its machine. Cells that a spreadsheet would read as a formula are written as text.
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
