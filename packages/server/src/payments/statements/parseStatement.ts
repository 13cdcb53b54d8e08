import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import {
  readStatement,
  STATEMENT_LIMITS,
  type StatementRead,
} from '@formulary/rules/payments/statements/readStatement';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import { decodeCsv } from '../../platform/csv/decodeCsv.ts';
import { readCsvRows } from '../../platform/csv/readCsvRows.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { inSlices } from '../../platform/process/inSlices.ts';

/**
 * Reads the file of a bank statement: its text, its rows, then their meaning by `readStatement`. All work in slices, so
 * that other requests are answered. Refuses as `readStatement` does, and with 'statement-large', 'statement-empty',
 * 'statement-encoding' and 'statement-quotes'.
 */
export async function parseStatement(
  file: Buffer,
  order: DateOrder | undefined,
): Promise<StatementRead> {
  const text = await decodeCsv(file, {
    mostBytes: STATEMENT_LIMITS.bytes,
    tooLarge: 'statement-large',
    empty: 'statement-empty',
    noText: 'statement-encoding',
  });
  const rows = await readCsvRows(text, {
    mostRows: STATEMENT_LIMITS.rows,
    tooLong: () => refuseAtDesk('statement-large').problem,
    quotes: (row) => refuseAtDesk('statement-quotes', { row }).problem,
  });
  return Refused.unless(await inSlices(readStatement(rows, order)));
}
