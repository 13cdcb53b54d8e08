import {
  LEASE_MINUTES,
  MOST_COUNTED_WAITING,
  type WaitingItem,
  type WaitingQueue,
} from '@formulary/rules/calls/desk/todayCalls';
import { lastRecheckToldOf, RECHECK_NOTICE_DAYS } from '@formulary/rules/customers/recheck';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { PAPER_HOURS, PAPER_NOTICE_HOURS } from '@formulary/rules/dates/orderDeadlines';
import { type TodayQueueName, todayQueues } from '@formulary/rules/today/todayQueues';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

const MINUTE_MS = 60_000;
const MOST_TAKEN = 100;
const HOUR_MS = 60 * MINUTE_MS;

const hoursBefore = (now: Date, hours: number) => new Date(+now - hours * HOUR_MS);

/** The number of an order that something is due of; looked up for the oldest alone. */
const numberOf = sql`(select number from orders where id = due.order_id)`;

/** What waits in each queue: id, name and since when. Each is read from an index, the longest waiting first. */
const waiting: Readonly<
  Record<TodayQueueName, RawBuilder<unknown> | ((now: Date) => RawBuilder<unknown>)>
> = {
  'orders-to-send': sql`
    select id, number as name, placed_at as since from orders
    where state = 'Processing' and id not in (select id from orders where on_hold_since is not null)`,
  'orders-flagged': sql`
    select order_id as id, ${numberOf} as name, since
    from (select order_id, min(flagged_at) as since from order_flags
      where cleared_at is null group by order_id) as due`,
  'orders-on-hold': sql`
    select id, number as name, on_hold_since as since from orders where on_hold_since is not null`,
  'prices-to-set': sql`
    select id, number as name, placed_at as since
    from (select distinct order_id from order_lines
      where manual_index is not null and priced_at is null) as unpriced
    -- Looked up one by one: far more orders wait for a payment.
    cross join lateral (select id, number, placed_at from orders
      where id = order_id and state = 'Awaiting payment' offset 0) as waiting`,
  'refunds-to-pay': sql`
    select order_id as id, ${numberOf} as name, since from (
      select order_id, min(due_at) as since from (
        select order_id, refund_due_at as due_at from payments
        where refund_due_at is not null and refunded_at is null
        union all
        select order_id, due_at from order_credits where refunded_at is null) as part
      group by order_id) as due`,
  'prescriptions-left': sql`
    select rx.id, 'Prescription ' || rx.id as name, rx.created_at as since
    from prescriptions as rx join users on users.id = rx.prescriber_id join orders on orders.id = rx.order_id
    where rx.status = 'unsigned' and rx.practitioner_id <> rx.prescriber_id and orders.state <> 'Cancelled'
      and not (account_state = 'active' and is_prescriber)
      and not exists (select from prescription_handovers where prescription_id = rx.id and answer is null)`,
  'originals-due': (now) => sql`
    select rx.id, 'Prescription ' || rx.id as name, rx.created_at as since
    from prescriptions as rx join orders on orders.id = rx.order_id
    where rx.status = 'unsigned' and orders.state <> 'Cancelled'
      and rx.created_at >= ${hoursBefore(now, PAPER_HOURS)}
      and rx.created_at < ${hoursBefore(now, PAPER_HOURS - PAPER_NOTICE_HOURS)}`,
  'messages-to-answer': sql`
    select id, name, received_at as since from contact_messages where closed_at is null`,
  'mail-failed': sql`
    select id::integer, left(subject, 300) as name, given_up_at as since from outbox
    where given_up_at is not null and sent_at is null`,
  applications: sql`
    select id, first_name || ' ' || last_name as name, requested_at as since from users
    where account_state = 'verified'`,
  'data-requests': sql`
    select id, first_name || ' ' || last_name as name, data_requested_on::timestamp at time zone 'Europe/London' as since
    from users where data_requested_on is not null`,
  'statements-to-book': sql`
    select statements.id, statements.name, imported_at as since from statements
    where exists (select from statement_lines
      where statement_id = statements.id and payment_id is null and aside_at is null)`,
  rechecks: (now) => sql`
    select id, first_name || ' ' || last_name as name, recheck_on::timestamp at time zone 'Europe/London' as since
    from users where account_state = 'active' and recheck_on <= ${londonDay(now)}`,
  'stock-low': (now) => sql`
    select id, left(name, 300) as name, coalesce((
      select max(moved_at) from stock_movements
      where stock_movements.id = (select max(id) from stock_movements where product_id = products.id)), ${now}) as since
    from products where is_on_sale and in_stock <= minimum_stock`,
  'rechecks-ahead': (now) => sql`
    select id, first_name || ' ' || last_name as name,
      (recheck_on - ${sql.lit(RECHECK_NOTICE_DAYS)})::timestamp at time zone 'Europe/London' as since
    from users where account_state = 'active' and recheck_on > ${londonDay(now)}
      and recheck_on <= ${lastRecheckToldOf(londonDay(now))}`,
  'parcels-under-way': sql`
    select id, number as name, placed_at as since from orders where state = 'Dispatched'`,
};

/** Returns the query of what waits in a queue at a moment. */
function waitingIn(queue: TodayQueueName, now: Date): RawBuilder<unknown> {
  const query = waiting[queue];
  return typeof query === 'function' ? query(now) : query;
}

const firstOf = sql`order by since, id limit 1`;

/** Reads how much waits in a queue, its oldest item, and who works on which item of it. */
export async function readQueue(db: Db, queue: TodayQueueName, now: Date): Promise<WaitingQueue> {
  const all = waitingIn(queue, now);
  const { rows } = await sql<{
    count: number;
    oldest: { id: number; name: string; since: string } | null;
    taken: readonly { item: string; by: string }[];
  }>`
    select
      (select count(*)::integer from (
        select from (${all}) as waiting limit ${sql.lit(MOST_COUNTED_WAITING + 1)}) as counted) as count,
      (select to_json(first) from (
        select id, name, since from (${all}) as waiting ${firstOf}) as first) as oldest,
      (select coalesce(json_agg(lease), '[]') from (
        select leases.name as item, staff.name as by
        from desk_leases as leases join staff on staff.id = staff_id
        where queue = ${queue} and until > ${now}
          and exists (select from (${all}) as waiting where id = item_id offset 0)
        order by until limit ${sql.lit(MOST_TAKEN)}) as lease) as taken`.execute(db);
  const { count = 0, oldest = null, taken = [] } = rows[0] ?? {};
  return {
    queue,
    count,
    ...(oldest && {
      oldest: { queue, id: oldest.id, name: oldest.name, waitingSince: new Date(oldest.since) },
    }),
    taken,
  };
}

/** Finds the item of a queue that waits longest and that nobody works on, other than the excepted ids. */
export async function findFree(
  trx: Trx,
  queue: TodayQueueName,
  { except, now }: { readonly except: readonly number[]; readonly now: Date },
): Promise<WaitingItem | undefined> {
  const { item: kind } = todayQueues[queue];
  const all = waitingIn(queue, now);
  const { rows } = await sql<{ id: number; name: string; since: Date }>`
    select id, name, since from (${all}) as waiting
    where id <> all(${except}::integer[]) and not exists (
      select from desk_leases where kind = ${kind} and item_id = waiting.id and until > ${now})
    ${firstOf}`.execute(trx);
  const [first] = rows;
  return first && { queue, id: first.id, name: first.name, waitingSince: first.since };
}

/** Leases an item to a person; returns false if somebody else leased it in the meantime. */
export async function leaseItem(
  trx: Trx,
  { queue, id, name }: WaitingItem,
  { staffId, now }: { readonly staffId: number; readonly now: Date },
): Promise<boolean> {
  const lease = {
    queue,
    name,
    staff_id: staffId,
    until: new Date(+now + LEASE_MINUTES * MINUTE_MS),
  };
  const leased = await trx
    .insertInto('desk_leases')
    .values({ ...lease, kind: todayQueues[queue].item, item_id: id })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'item_id'])
        .doUpdateSet(lease)
        .where('desk_leases.until', '<=', now),
    )
    .returning('item_id')
    .executeTakeFirst();
  return leased !== undefined;
}

/** Gives back what a person has taken, and lets nothing be taken for the same person until the transaction ends. */
export async function endLeaseOf(trx: Trx, staffId: number): Promise<void> {
  await trx.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
  await trx.deleteFrom('desk_leases').where('staff_id', '=', staffId).execute();
}
