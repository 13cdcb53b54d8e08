import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import { IMPORT_LIMITS } from '@formulary/rules/catalogue/imports/importColumns';
import { type ImportRow, readImport } from '@formulary/rules/catalogue/imports/readImport';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import { decodeCsv } from '../../platform/csv/decodeCsv.ts';
import { readCsvRows } from '../../platform/csv/readCsvRows.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { inSlices } from '../../platform/process/inSlices.ts';

/** Title and heading rows are no products. */
const MOST_ROWS = IMPORT_LIMITS.rows + 100;

/** Decodes a file of an import. Refuses with 'import-large', 'import-empty' and 'import-encoding'. */
export function decodeImport(content: Buffer): Promise<string> {
  return decodeCsv(content, {
    mostBytes: IMPORT_LIMITS.bytes,
    tooLarge: 'import-large',
    empty: 'import-empty',
    noText: 'import-encoding',
  });
}

/**
 * Reads a file of products: its text, its rows, then their meaning by `readImport`, all in slices, so that other requests
 * are answered. Refuses as `decodeImport` and `readImport` do, and with 'import-quotes'.
 */
export async function readImportFile(
  content: Buffer,
  order: DateOrder | undefined,
): Promise<readonly ImportRow[]> {
  const text = await decodeImport(content);
  const rows = await readCsvRows(text, {
    mostRows: MOST_ROWS,
    tooLong: () => refuseAtDesk('import-large').problem,
    quotes: (row) => refuseAtDesk('import-quotes', { row }).problem,
  });
  return Refused.unless(await inSlices(readImport(rows, order)));
}
