import type { PendingCounts } from '@formulary/rules/orders/pendingCounts';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';

interface WaitingRow {
  readonly toSign: number;
  readonly awaitingSignature: number;
  readonly toCorrect: number;
  readonly toAnswer: number;
  readonly toPay: number;
  readonly toPayId: number;
  readonly onTheWay: number;
  readonly onTheWayId: number;
}

/**
 * Reads a user's pending items: own orders, prescriptions ordered or to sign, and requests to answer. Leaves out
 * cancelled orders.
 */
export async function readWaiting(db: Db, userId: number): Promise<PendingCounts> {
  const open = sql`from prescriptions as rx join orders on orders.id = rx.order_id and orders.state <> 'Cancelled'`;
  // An order without a price holds its stock without an end, and there is nothing to pay yet.
  const toPay = sql`state = 'Awaiting payment' and held_until is not null`;
  const { rows } = await sql<WaitingRow>`
    select
      (select count(*) ${open} where prescriber_id = ${userId} and status = 'unsigned') as "toSign",
      (select count(*) ${open} where practitioner_id = ${userId} and prescriber_id <> ${userId}
        and status = 'unsigned') as "awaitingSignature",
      (select count(*) ${open} where practitioner_id = ${userId} and status = 'rejected' and given_up_at is null
        and not exists (select from prescriptions as correction where correction.replaces_id = rx.id)) as "toCorrect",
      (select count(*) from prescriber_links where prescriber_id = ${userId} and status = 'pending') as "toAnswer",
      count(*) filter (where ${toPay}) as "toPay",
      coalesce(max(id) filter (where ${toPay}), 0) as "toPayId",
      count(*) filter (where state = 'Dispatched') as "onTheWay",
      coalesce(max(id) filter (where state = 'Dispatched'), 0) as "onTheWayId"
    from orders where user_id = ${userId} and state in ('Awaiting payment', 'Dispatched')`.execute(
    db,
  );
  const row = rows[0]!;
  return {
    toSign: row.toSign,
    awaitingSignature: row.awaitingSignature,
    toCorrect: row.toCorrect,
    toAnswer: row.toAnswer,
    toPay: { count: row.toPay, onlyId: row.toPay === 1 ? row.toPayId : undefined },
    onTheWay: { count: row.onTheWay, onlyId: row.onTheWay === 1 ? row.onTheWayId : undefined },
  };
}
