import { hash } from 'node:crypto';
import {
  type Match,
  matchCredits,
  orderNumbersIn,
} from '@formulary/rules/payments/statements/matchCredits';
import type { Db } from '../../platform/database/Db.ts';
import { inSlices, mapInSlices } from '../../platform/process/inSlices.ts';
import {
  type OpenLine,
  readOpenLines,
  readOpenLinesMark,
  readPayableOrders,
} from './statements.queries.ts';

/** An open line of a statement with what it matches now. */
export interface MatchedLine extends OpenLine {
  readonly match: Match;
}

/** A match that is kept, with what it was made of. */
interface KeptMatch {
  /** Which lines were open. */
  readonly lines: string;
  readonly numbers: readonly string[];
  /** SHA-256 of the orders that they were compared with. */
  readonly orders: string;
  readonly matched: readonly MatchedLine[];
}

/** Statements whose match a server keeps: those that people page through at the same time. */
const MOST_KEPT = 8;

/** Matches by statement, of each database; the one used last is the last. */
const kept = new WeakMap<Db, Map<number, KeptMatch>>();

/**
 * Matches the open lines of a statement to the orders that wait for money now, in the order of its file. The match is kept,
 * and used again while the same lines are open and the same orders are the same, which is read each time: the pages of a
 * statement of 20,000 lines are not matched one by one.
 */
export async function matchStatement(db: Db, statementId: number): Promise<readonly MatchedLine[]> {
  const matches = kept.get(db) ?? new Map<number, KeptMatch>();
  kept.set(db, matches);
  const before = matches.get(statementId);
  const known = before?.lines === (await readOpenLinesMark(db, statementId)) ? before : undefined;
  const open = known ? known.matched : await readOpenLines(db, statementId);
  if (open.length === 0) return [];
  const numbers = known ? known.numbers : await numbersNamedBy(open);
  const payable = await readPayableOrders(db, numbers);
  const orders = hash('sha256', JSON.stringify(payable));
  if (known?.orders === orders) return known.matched;
  const found = await inSlices(matchCredits(open, payable));
  const matched = open.map((line) => ({ ...line, match: found.get(line.id) ?? NONE }));
  matches.delete(statementId);
  matches.set(statementId, { lines: markOf(open), numbers, orders, matched });
  for (const oldest of [...matches.keys()].slice(0, -MOST_KEPT)) matches.delete(oldest);
  return matched;
}

/** Returns the mark that `readOpenLinesMark` reads, of these lines: others may be open since it was read. */
const markOf = (lines: readonly OpenLine[]) => hash('md5', lines.map(({ id }) => id).join(','));

const NONE = { kind: 'none' } as const;

async function numbersNamedBy(lines: readonly OpenLine[]): Promise<readonly string[]> {
  const named = await mapInSlices(lines, ({ text }) => orderNumbersIn(text));
  return [...new Set(named.flat())];
}
