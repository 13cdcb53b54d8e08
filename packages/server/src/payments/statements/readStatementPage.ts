import {
  type getStatement,
  type PayableOrderAtDesk,
  type StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import type { Mills } from '@formulary/rules/money/mills';
import { bookingOutcome } from '@formulary/rules/payments/statements/bookingOutcome';
import type { Match } from '@formulary/rules/payments/statements/matchCredits';
import type { MoneyPageRequest, StatementGroup } from '@formulary/rules/payments/lists/moneyLists';
import { writtenAmount } from '@formulary/rules/money/writtenAmounts';
import type { Words } from '@formulary/rules/wire/codec';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { byAmount } from '../../platform/keyset/sortedValues.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { type KeysetRequest, readKeysetPage, readWhole } from '../lists/keysetPage.queries.ts';
import { pageOfRows, sortRows } from '../lists/pageOfRows.ts';
import { type MatchedLine, matchStatement } from './matchStatement.ts';
import {
  type PayableRow,
  readOrderVersions,
  readPayableOrdersById,
  readStatement,
  type OpenLine,
  type SettledLine,
  settledLinesOf,
} from './statements.queries.ts';

const DEFAULT_GROUP: StatementGroup = 'exact';

/** How lines are sorted: by their row in the file, or by amount. Refuses with 'invalid-request' other sorts. */
function sortOf({ sort = 'row', isDescending = false }: MoneyPageRequest) {
  if (sort !== 'row' && sort !== 'amount') throw new Refused('invalid-request');
  return {
    by: (line: OpenLine) => line[sort],
    sorted: byAmount(sql`${sql.ref(sort)}::bigint`),
    isDescending,
  };
}

/** Returns the request of booked lines or those set aside, in SQL. */
function settledKeyset(
  request: MoneyPageRequest,
  { statementId, group }: { readonly statementId: number; readonly group: 'booked' | 'aside' },
): KeysetRequest {
  const { sorted, isDescending } = sortOf(request);
  const { after, before, filter } = request;
  const listed = settledLinesOf({ statementId, group, search: filter.search });
  return { listed, sorted, isDescending, after, before };
}

/** Returns the open lines of a group whose text or amount has what is searched. */
function linesOfGroup(
  matched: readonly MatchedLine[],
  group: StatementGroup,
  search = '',
): readonly MatchedLine[] {
  const typed = search.trim().toLowerCase();
  const amount = writtenAmount(typed, '.');
  return matched.filter(
    ({ match, text, amount: of }) =>
      match.kind === group && (text.toLowerCase().includes(typed) || of === amount),
  );
}

const isSettled = (group: StatementGroup): group is 'booked' | 'aside' =>
  group === 'booked' || group === 'aside';

/**
 * Returns a statement with a page of a group of its lines. Open lines are matched to the orders that wait now, and each
 * proposed order says what booking would do. Refuses with 'not-found', and as `readKeysetPage` does.
 */
export async function readStatementPage(
  db: Db,
  id: number,
  request: MoneyPageRequest,
): Promise<Words<typeof getStatement.answer>> {
  const statement = await readStatement(db, id);
  if (!statement) throw new Refused('not-found');
  const { group = DEFAULT_GROUP, search } = request.filter;
  const matched = await matchStatement(db, id);
  const sums = { statement, ...sumsOf(matched) };
  if (isSettled(group)) {
    const settled = settledKeyset(request, { statementId: id, group });
    const page = await readKeysetPage<SettledLine>(db, settled);
    return { ...sums, ...page, rows: page.rows.map((line) => settledLine(line, group)) };
  }
  const { after, before } = request;
  const page = pageOfRows(linesOfGroup(matched, group, search), {
    ...sortOf(request),
    after,
    before,
  });
  return { ...sums, ...page, rows: await openLines(db, page.rows) };
}

/** Reads up to so many lines of a group, for a file. Refuses with 'invalid-request' without a statement. */
export async function readLines(
  db: Db,
  request: MoneyPageRequest,
  limit: number,
): Promise<readonly StatementLine[]> {
  const { statementId, group = DEFAULT_GROUP, search } = request.filter;
  if (statementId === undefined) throw new Refused('invalid-request');
  if (isSettled(group)) {
    const settled = settledKeyset(request, { statementId, group });
    const rows = await readWhole<SettledLine>(db, settled, limit);
    return rows.map((line) => settledLine(line, group));
  }
  const found = linesOfGroup(await matchStatement(db, statementId), group, search);
  return openLines(db, sortRows(found, sortOf(request)).slice(0, limit));
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
