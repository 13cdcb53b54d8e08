import {
  type Match,
  matchCredits,
  orderNumbersIn,
} from '@formulary/rules/payments/statements/matchCredits';
import type { Db } from '../../platform/database/Db.ts';
import { inSlices, mapInSlices } from '../../platform/process/inSlices.ts';
import { type OpenLine, readOpenLines, readPayableOrders } from './statements.queries.ts';

/** An open line of a statement with what it matches now. */
export interface MatchedLine extends OpenLine {
  readonly match: Match;
}

/** Matches the open lines of a statement to the orders that wait for money now, in the order of its file. */
export async function matchStatement(db: Db, statementId: number): Promise<readonly MatchedLine[]> {
  const lines = await readOpenLines(db, statementId);
  if (lines.length === 0) return [];
  const named = await mapInSlices(lines, ({ text }) => orderNumbersIn(text));
  const orders = await readPayableOrders(db, [...new Set(named.flat())]);
  const matches = await inSlices(matchCredits(lines, orders));
  return lines.map((line) => ({ ...line, match: matches.get(line.id) ?? { kind: 'none' } }));
}
