import { hash } from 'node:crypto';
import {
  type Match,
  matchCredits,
  orderNumbersIn,
} from '@formulary/rules/payments/statements/matchCredits';
import type { Db } from '../../platform/database/Db.ts';
import { onOneSnapshot } from '../../platform/database/onOneSnapshot.queries.ts';
import { inSlices, mapInSlices } from '../../platform/process/inSlices.ts';
import {
  type OpenLine,
  readNamedOrders,
  readOpenLines,
  readOpenLinesMark,
  readOrdersMark,
  readWaitingOrders,
} from './statements.queries.ts';

/** An open line of a statement with what it matches now. */
export interface MatchedLine extends OpenLine {
  readonly match: Match;
}

/** A match that is kept, with what it was made of. */
interface KeptMatch {
  /** Which lines were open. */
  readonly lines: string;
  /** Which orders waited for which amounts. */
  readonly orders: string;
  /** Numbers that lines name, but no order had. */
  readonly missing: readonly string[];
  readonly matched: readonly MatchedLine[];
}

/** Statements whose match a server keeps: those that people page through at the same time. */
const MOST_KEPT = 8;

/** Matches by statement, of each database; the one used last is the last. */
const kept = new WeakMap<Db, Map<number, KeptMatch>>();

/**
 * Matches the open lines of a statement to the orders that wait for money now, in the order of its file. The match is kept,
 * and used again while the same lines are open and the same orders wait for the same amounts. The database compares that
 * each time, and sends a mark of it instead of the orders: the pages of a statement of 20,000 lines are not matched one by
 * one.
 */
export async function matchStatement(db: Db, statementId: number): Promise<readonly MatchedLine[]> {
  const matches = kept.get(db) ?? new Map<number, KeptMatch>();
  kept.set(db, matches);
  const lines = await readOpenLinesMark(db, statementId);
  if (lines === NO_LINES) return [];
  const before = matches.get(statementId);
  const isSame =
    before?.lines === lines && before.orders === (await readOrdersMark(db, before.missing));
  const match = isSame ? before : await matchNow(db, statementId);
  matches.delete(statementId);
  matches.set(statementId, match);
  for (const oldest of [...matches.keys()].slice(0, -MOST_KEPT)) matches.delete(oldest);
  return match.matched;
}

async function matchNow(db: Db, statementId: number): Promise<KeptMatch> {
  const open = await readOpenLines(db, statementId);
  const numbers = await numbersNamedBy(open);
  const { orders, missing, payable } = await readOrders(db, numbers);
  const found = await inSlices(matchCredits(open, payable));
  const matched = open.map((line) => ({ ...line, match: found.get(line.id) ?? NONE }));
  return { lines: markOf(open), orders, missing, matched };
}

/** Reads what credits that name these numbers may pay, and the mark of it, at one moment. */
function readOrders(db: Db, numbers: readonly string[]) {
  return onOneSnapshot(db, 1, async ([trx]) => {
    const waiting = await readWaitingOrders(trx);
    const named = await readNamedOrders(trx, numbers);
    const found = new Set(named.map(({ number }) => number));
    const missing = numbers.filter((number) => !found.has(number));
    const areWaiting = new Set(waiting.map(({ id }) => id));
    const others = named
      .filter(({ id }) => !areWaiting.has(id))
      .map((order) => ({ ...order, due: 0, isWaiting: false, names: [] }));
    const orders = await readOrdersMark(trx, missing);
    return { orders, missing, payable: [...waiting, ...others] };
  });
}

/** Returns the mark that `readOpenLinesMark` reads, of these lines: others may be open since it was read. */
const markOf = (lines: readonly OpenLine[]) => hash('md5', lines.map(({ id }) => id).join(','));

/** The mark of a statement without open lines. */
const NO_LINES = '';

const NONE = { kind: 'none' } as const;

async function numbersNamedBy(lines: readonly OpenLine[]): Promise<readonly string[]> {
  const named = await mapInSlices(lines, ({ text }) => orderNumbersIn(text));
  return [...new Set(named.flat())];
}
