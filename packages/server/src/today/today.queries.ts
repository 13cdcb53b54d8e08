import {
  LEASE_MINUTES,
  MOST_COUNTED_WAITING,
  type WaitingItem,
  type WaitingQueue,
} from '@formulary/rules/calls/desk/todayCalls';
import { lastRecheckToldOf, RECHECK_NOTICE_DAYS } from '@formulary/rules/customers/recheck';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { PAPER_HOURS, PAPER_NOTICE_HOURS } from '@formulary/rules/dates/orderDeadlines';
import type { OrderState } from '@formulary/rules/orders/orderStates';
import { type TodayQueueName, todayQueues } from '@formulary/rules/today/todayQueues';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

const MINUTE_MS = 60_000;
const MOST_TAKEN = 100;
const HOUR_MS = 60 * MINUTE_MS;

const hoursBefore = (now: Date, hours: number) => new Date(+now - hours * HOUR_MS);

/** What waits, as rows that an index has in the order of waiting. */
interface Waiting {
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  readonly id?: RawBuilder<unknown>;
  /** Looked up for the oldest alone. */
  readonly name: RawBuilder<unknown>;
  readonly since: RawBuilder<unknown>;
  /** What the index is sorted by, if that is not `since` itself: it grows with it. */
  readonly by?: RawBuilder<unknown>;
}

const orders = sql`orders`;
const users = sql`users`;
const number = sql`number`;
const names = sql`first_name || ' ' || last_name`;
const placedAt = sql`placed_at`;
/** The number of an order that something is due of. */
const numberOf = sql`(select number from orders where id = due.order_id)`;
/** The first moment of a day in London. */
const startOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'Europe/London'`;
const always = sql`true`;

/** Orders of a state. */
const ordersIn = (state: OrderState, but = always): Waiting => ({
  from: orders,
  where: sql`state = ${sql.lit(state)} and ${but}`,
  name: number,
  since: placedAt,
});

const prescriptions = sql`prescriptions as rx join users on users.id = rx.prescriber_id join orders on orders.id = rx.order_id`;
const prescription = {
  id: sql`rx.id`,
  name: sql`'Prescription ' || rx.id`,
  since: sql`rx.created_at`,
} as const;
const rechecked = { from: users, name: names, by: sql`recheck_on` } as const;

const newestMovement = sql`(select max(id) from stock_movements where product_id = products.id)`;

/** What waits in each queue. Each is read from an index, the longest waiting first. */
const waiting: Readonly<Record<TodayQueueName, (now: Date) => Waiting>> = {
  'orders-to-send': () =>
    ordersIn('Processing', sql`id not in (select id from orders where on_hold_since is not null)`),
  'orders-flagged': () => ({
    from: sql`(select order_id, min(flagged_at) as since from order_flags
        where cleared_at is null group by order_id) as due`,
    where: always,
    id: sql`order_id`,
    name: numberOf,
    since: sql`since`,
  }),
  'orders-on-hold': () => ({
    from: orders,
    where: sql`on_hold_since is not null`,
    name: number,
    since: sql`on_hold_since`,
  }),
  'prices-to-set': () => ({
    from: orders,
    where: sql`state = 'Awaiting payment' and has_manual_prescription and exists (select from order_lines
        where order_id = orders.id and manual_index is not null and priced_at is null)`,
    name: number,
    since: placedAt,
  }),
  'refunds-to-pay': () => ({
    from: sql`(select order_id, min(due_at) as since from (
          select order_id, refund_due_at as due_at from payments
          where refund_due_at is not null and refunded_at is null
          union all
          select order_id, due_at from order_credits where refunded_at is null) as part
        group by order_id) as due`,
    where: always,
    id: sql`order_id`,
    name: numberOf,
    since: sql`since`,
  }),
  'prescriptions-left': () => ({
    ...prescription,
    from: prescriptions,
    where: sql`rx.status = 'unsigned' and rx.practitioner_id <> rx.prescriber_id and orders.state <> 'Cancelled'
        and not (account_state = 'active' and is_prescriber)
        and not exists (select from prescription_handovers where prescription_id = rx.id and answer is null)`,
  }),
  'originals-due': (now) => ({
    ...prescription,
    from: prescriptions,
    where: sql`rx.status = 'unsigned' and orders.state <> 'Cancelled'
        and rx.created_at >= ${hoursBefore(now, PAPER_HOURS)}
        and rx.created_at < ${hoursBefore(now, PAPER_HOURS - PAPER_NOTICE_HOURS)}`,
  }),
  'messages-to-answer': () => ({
    from: sql`contact_messages`,
    where: sql`closed_at is null`,
    name: sql`name`,
    since: sql`received_at`,
  }),
  'mail-failed': () => ({
    from: sql`outbox`,
    where: sql`given_up_at is not null and sent_at is null`,
    name: sql`left(subject, 300)`,
    since: sql`given_up_at`,
  }),
  applications: () => ({
    from: users,
    where: sql`account_state = 'verified'`,
    name: names,
    since: sql`requested_at`,
  }),
  'data-requests': () => ({
    from: users,
    where: sql`data_requested_on is not null`,
    name: names,
    since: startOf(sql`data_requested_on`),
    by: sql`data_requested_on`,
  }),
  'statements-to-book': () => ({
    from: sql`statements`,
    where: sql`exists (select from statement_lines
        where statement_id = statements.id and payment_id is null and aside_at is null)`,
    name: sql`name`,
    since: sql`imported_at`,
  }),
  rechecks: (now) => ({
    ...rechecked,
    where: sql`account_state = 'active' and recheck_on <= ${londonDay(now)}`,
    since: startOf(sql`recheck_on`),
  }),
  'stock-low': (now) => ({
    from: sql`products`,
    where: sql`is_on_sale and in_stock <= minimum_stock`,
    name: sql`left(name, 300)`,
    since: sql`coalesce((select moved_at from stock_movements where stock_movements.id = ${newestMovement}), ${now})`,
    // The time is looked up for the oldest alone.
    by: newestMovement,
  }),
  'rechecks-ahead': (now) => ({
    ...rechecked,
    where: sql`account_state = 'active' and recheck_on > ${londonDay(now)}
        and recheck_on <= ${lastRecheckToldOf(londonDay(now))}`,
    since: startOf(sql`recheck_on - ${sql.lit(RECHECK_NOTICE_DAYS)}`),
  }),
  'parcels-under-way': () => ordersIn('Dispatched'),
};

/** Selects the ids of all that waits in a queue at a moment. */
function idsWaiting(queue: TodayQueueName, now: Date): RawBuilder<unknown> {
  const { from, where, id = sql`id` } = waiting[queue](now);
  return sql`select ${id} as id from ${from} where ${where}`;
}

/** Selects what waits longest in a queue, of what is meant; of the same moment by id. */
function oldestWaiting(
  queue: TodayQueueName,
  now: Date,
  isMeant: (id: RawBuilder<unknown>) => RawBuilder<unknown> = () => always,
): RawBuilder<unknown> {
  const { from, where, id = sql`id`, name, since, by = since } = waiting[queue](now);
  return sql`select ${id}::integer as id, ${name} as name, ${since} as since from ${from}
    where ${where} and ${isMeant(id)} order by ${by}, ${id} limit 1`;
}

/** Reads how much waits in a queue, its oldest item, and who works on which item of it. */
export async function readQueue(db: Db, queue: TodayQueueName, now: Date): Promise<WaitingQueue> {
  const all = idsWaiting(queue, now);
  const { rows } = await sql<{
    count: number;
    oldest: { id: number; name: string; since: string } | null;
    taken: readonly { item: string; by: string }[];
  }>`
    select
      (select count(*)::integer from (
        select from (${all}) as waiting limit ${sql.lit(MOST_COUNTED_WAITING + 1)}) as counted) as count,
      (select to_json(first) from (
        ${oldestWaiting(queue, now)}) as first) as oldest,
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
  const isFree = (
    id: RawBuilder<unknown>,
  ) => sql`${id} <> all(${except}::integer[]) and not exists (
    select from desk_leases where kind = ${kind} and item_id = ${id} and until > ${now})`;
  const { rows } = await sql<{ id: number; name: string; since: Date }>`${oldestWaiting(
    queue,
    now,
    isFree,
  )}`.execute(trx);
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
