import {
  type getStatement,
  LINES_OF_PAGE,
  type PayableOrderAtDesk,
  type StatementGroup,
  type StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import type { Mills } from '@formulary/rules/money/mills';
import { bookingOutcome } from '@formulary/rules/payments/statements/bookingOutcome';
import type { Match } from '@formulary/rules/payments/statements/matchCredits';
import type { Words } from '@formulary/rules/wire/codec';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { type MatchedLine, matchStatement } from './matchStatement.ts';
import {
  type PayableRow,
  readOrderVersions,
  readPayableOrdersById,
  readSettledLines,
  readStatements,
  type SettledLine,
} from './statements.queries.ts';

/** A page of a group of lines. */
export interface StatementPage {
  readonly id: number;
  readonly group: StatementGroup;
  /** The row of the last line of the page before. */
  readonly after: number | undefined;
}

/**
 * Returns a statement with a page of a group of its lines. Open lines are matched to the orders that wait now, and each
 * proposed order says what booking would do. Refuses with 'not-found'.
 */
export async function readStatementPage(
  db: Db,
  { id, group, after = 0 }: StatementPage,
): Promise<Words<typeof getStatement.answer>> {
  const [statement] = await readStatements(db, { id });
  if (!statement) throw new Refused('not-found');
  const matched = await matchStatement(db, id);
  const isSettled = group === 'booked' || group === 'aside';
  const limit = LINES_OF_PAGE + 1;
  const lines = isSettled
    ? (await readSettledLines(db, { statementId: id, state: group, after, limit })).map((line) =>
        settledLine(line, group),
      )
    : await openLines(
        db,
        matched.filter(({ match, row }) => match.kind === group && row > after).slice(0, limit),
      );
  return {
    statement,
    ...sumsOf(matched),
    lines: lines.slice(0, LINES_OF_PAGE),
    hasMore: lines.length > LINES_OF_PAGE,
  };
}

function sumsOf(matched: readonly MatchedLine[]) {
  const sums = { exact: NOTHING, near: NOTHING, none: NOTHING };
  for (const { match, amount } of matched) {
    const before = sums[match.kind];
    sums[match.kind] = { count: before.count + 1, amount: before.amount + amount };
  }
  return sums;
}

const NOTHING = { count: 0, amount: 0 };

const orderIdsOf = (match: Match): readonly number[] => {
  if (match.kind === 'exact') return [match.orderId];
  return match.kind === 'near' ? match.orderIds : [];
};

async function openLines(db: Db, lines: readonly MatchedLine[]): Promise<readonly StatementLine[]> {
  const orders = await ordersAtDesk(db, [
    ...new Set(lines.flatMap(({ match }) => orderIdsOf(match))),
  ]);
  return lines.map(({ match, ...line }) => ({
    ...line,
    group: match.kind,
    ...(match.kind === 'near' ? { why: match.why } : {}),
    orders: orderIdsOf(match).flatMap((orderId) => orders.get(orderId)?.(line.amount) ?? []),
  }));
}

/** Returns for each order what booking an amount for it would do. */
export async function ordersAtDesk(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, (amount: Mills) => PayableOrderAtDesk>> {
  const [orders, versions] = await Promise.all([
    readPayableOrdersById(db, ids),
    readOrderVersions(db, ids),
  ]);
  return new Map(
    orders.map((order) => {
      const version = versions.get(order.id) ?? 0;
      return [order.id, (amount: Mills) => orderAtDesk(order, { version, amount })];
    }),
  );
}

function orderAtDesk(
  order: PayableRow,
  { version, amount }: { readonly version: number; readonly amount: Mills },
): PayableOrderAtDesk {
  const { id, number, buyer, company, state, due } = order;
  const awaitsPrice = !order.isPriced && state === 'Awaiting payment';
  return {
    id,
    number,
    buyer,
    state,
    due,
    version,
    ...(company === null ? {} : { company }),
    ...bookingOutcome({ ...order, awaitsPrice }, amount),
  };
}

function settledLine(
  { orderId, orderNumber, by, at, reason, stands, ...line }: SettledLine,
  group: 'booked' | 'aside',
): StatementLine {
  return {
    ...line,
    group,
    orders: [],
    at,
    ...(by === null ? {} : { by }),
    ...(reason === null ? {} : { reason }),
    ...(orderId === null ? {} : { orderId, stands }),
    ...(orderNumber === null ? {} : { orderNumber }),
  };
}
