import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';

const LINES_AT_ONCE = 200;

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

/** Formats a long list as `writeCsv` does, a part in each turn of the event loop, so that other requests are answered. */
export async function writeLongCsv(
  columns: readonly string[],
  parts: AsyncIterable<readonly (readonly string[])[]>,
): Promise<string> {
  const written = [writeCsv(columns, [])];
  for await (const lines of parts) {
    for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
      written.push(stringify(lines.slice(at, at + LINES_AT_ONCE), { escape_formulas: true }));
      await nextTurn();
    }
  }
  return `${written[0]}\n${written.slice(1).join('')}`.trimEnd();
}
