import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { StaffPaymentsContext } from '../StaffPaymentsContext.ts';
import { bookLine } from './bookLine.ts';
import { matchStatement } from './matchStatement.ts';
import { readPayableOrdersById } from './statements.queries.ts';

/** What became of an exact line. */
export interface ExactBooking {
  readonly lineId: number;
  readonly row: number;
  readonly orderId: number;
  readonly orderNumber: string;
  /** Why it was not booked; undefined when it was. */
  readonly refused?: string;
}

/** An answer of a second or two; the desk asks again while lines are left. */
const MOST_AT_ONCE = 100;

/**
 * Books the exact lines of a statement, each in its own transaction: up to 100, in the order of the file. Returns what
 * became of each, and how many exact lines are left. Lines that somebody else booked meanwhile, and orders that changed,
 * are refused one by one; doing it again books nothing twice.
 */
export async function bookExactLines(
  context: StaffPaymentsContext,
  statementId: number,
  actor: DeskActor,
): Promise<{ readonly rows: readonly ExactBooking[]; readonly left: number }> {
  const exact = (await matchStatement(context.db, statementId)).flatMap(({ id, row, match }) =>
    match.kind === 'exact' ? [{ lineId: id, row, orderId: match.orderId }] : [],
  );
  const now = exact.slice(0, MOST_AT_ONCE);
  const orders = await readPayableOrdersById(
    context.db,
    now.map(({ orderId }) => orderId),
  );
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const rows: ExactBooking[] = [];
  for (const line of now) {
    const named = { ...line, orderNumber: numbers.get(line.orderId) ?? '' };
    try {
      await bookLine(context, { ...line, version: undefined }, actor);
      rows.push(named);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      rows.push({ ...named, refused: error.problem.message });
    }
  }
  return { rows, left: exact.length - now.length };
}
