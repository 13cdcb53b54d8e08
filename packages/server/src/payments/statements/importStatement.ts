import { hash } from 'node:crypto';
import { creditKeys } from '@formulary/rules/payments/statements/creditKeys';
import type { DateOrder } from '@formulary/rules/dates/writtenDays';
import { tidyLine } from '@formulary/rules/text/tidyLine';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { mapInSlices } from '../../platform/process/inSlices.ts';
import { parseStatement } from './parseStatement.ts';
import { findStatement, insertLines, insertStatement } from './statements.queries.ts';

/** The file of a bank statement, and what staff answered about it. */
export interface StatementFile {
  readonly name: string;
  readonly content: Buffer;
  /** The answer to 'statement-dates-unclear'. */
  readonly dateOrder: DateOrder | undefined;
}

/** An imported statement, and whether it was imported before. */
export interface ImportedStatement {
  readonly id: number;
  readonly wasKnown: boolean;
}

const LONGEST_NAME = 200;
/** Lines in one statement to the database. */
const LINES_AT_ONCE = 5_000;

/**
 * Stores the credits of a bank statement; nothing is booked by that. The same file is stored once, and a line that an
 * earlier statement had is not stored again, so that it cannot be booked twice. Stores all of a statement or nothing.
 * Refuses as `parseStatement` does.
 */
export async function importStatement(
  { db, now }: { readonly db: Db; readonly now: Date },
  { name, content, dateOrder }: StatementFile,
  { by, staff }: DeskActor,
): Promise<ImportedStatement> {
  const fileHash = hash('sha256', content, 'buffer');
  const known = await findStatement(db, fileHash);
  if (known !== undefined) return { id: known, wasKnown: true };
  const { credits, skipped } = await parseStatement(content, dateOrder);
  const lines = await mapInSlices(creditKeys(credits), ({ key, ...line }) => ({
    ...line,
    hash: hash('sha256', key, 'hex'),
  }));
  const days = credits.map(({ day }) => day).toSorted();
  return withTransaction(db, async (trx) => {
    const meanwhile = await findStatement(trx, fileHash);
    if (meanwhile !== undefined) return { id: meanwhile, wasKnown: true };
    const id = await insertStatement(trx, {
      name: tidyLine(name).slice(0, LONGEST_NAME) || 'statement.csv',
      hash: fileHash,
      imported_at: now,
      staff_id: staff.staffId,
      first_day: days[0] ?? '',
      last_day: days.at(-1) ?? '',
      debits: skipped.debits,
      blank: skipped.blank,
      credits: lines.length,
    });
    let stored = 0;
    for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
      stored += await insertLines(trx, id, lines.slice(at, at + LINES_AT_ONCE));
    }
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'statement-imported',
      subject: `statement ${id}`,
      detail: { by, lines: stored, repeated: lines.length - stored },
      staff,
    });
    return { id, wasKnown: false };
  });
}
