import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DateOrder } from '@formulary/rules/payments/statements/statementDays';
import type { Row } from '@formulary/rules/payments/statements/statementColumns';
import {
  readStatement,
  STATEMENT_LIMITS,
  type StatementRead,
} from '@formulary/rules/payments/statements/readStatement';
import { delimiterOf } from '@formulary/rules/payments/statements/statementDialect';
import { refuseAtDesk } from '@formulary/rules/problems/refuseAtDesk';
import { CsvError, parse } from 'csv-parse';
import { inSlices } from '../../platform/process/inSlices.ts';
import { Refused } from '../../platform/problems/Refused.ts';

const SLICE_SIGNS = 32 * 1024;
const BEGINNING_SIGNS = 16 * 1024;

/**
 * Reads the text of a bank statement: rows by csv-parse, then their meaning by `readStatement`. Both work in slices, so
 * that other requests are answered. Refuses as `readStatement` does, and with 'statement-quotes' quotation marks that do
 * not match.
 */
export async function parseStatement(
  text: string,
  order: DateOrder | undefined,
): Promise<StatementRead> {
  const rows = await readRows(text);
  return Refused.unless(await inSlices(readStatement(rows, order)));
}

async function readRows(text: string): Promise<readonly Row[]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text.slice(0, BEGINNING_SIGNS)),
    relax_column_count: true,
    skip_empty_lines: false,
  });
  const rows: Row[] = [];
  try {
    for await (const row of Readable.from(slicesOf(text)).compose(parser)) {
      if (rows.length === STATEMENT_LIMITS.rows) throw new Refused('statement-large');
      rows.push(row as Row);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refused(refuseAtDesk('statement-quotes', { row: rows.length + 1 }).problem);
  }
  return rows;
}

/** Yields a text in slices, each in a turn of the event loop. */
async function* slicesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += SLICE_SIGNS) {
    yield text.slice(at, at + SLICE_SIGNS);
    await nextTurn();
  }
}
