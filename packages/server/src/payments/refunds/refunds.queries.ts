import type { Mills } from '@formulary/rules/money/mills';
import type { MoneyFilter } from '@formulary/rules/payments/lists/moneyLists';
import type { RateSums } from '@formulary/rules/orders/orderSums';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { isOfSearch, startOfDay } from '../lists/keysetPage.queries.ts';
import type { CreditKind } from '../payments.tables.ts';

/** Returns the staff who booked transfers of an order at the desk. */
export async function readBookers(db: Db, orderId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct staff_id as id from payments join audit_events on audit_events.id = event_id
    where order_id = ${orderId} and staff_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads the refunds of an order that were decided and not paid out, by VAT rate. */
export async function readDecidedRefunds(
  db: Db,
  orderId: number,
): Promise<readonly (readonly RateSums[])[]> {
  const rows = await db
    .selectFrom('order_credits')
    .select('rates')
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['refund', 'goodwill'])
    .where('refunded_at', 'is', null)
    .execute();
  return rows.map(({ rates }) => rates ?? []);
}

/** Inserts a refund in part or a goodwill credit, to be paid out. */
export async function insertRefund(
  trx: Trx,
  refund: Insertable<Schema['order_credits']>,
): Promise<void> {
  await trx.insertInto('order_credits').values(refund).execute();
}

/** Money of an order that is to be given back. */
export interface DueRefund {
  /** Of the order. */
  readonly id: number;
  readonly number: string;
  readonly buyer: string;
  readonly company: string | null;
  readonly paymentMode: Schema['orders']['payment_mode'];
  readonly amount: Mills;
  readonly since: Date;
  /** Why, one for each part. */
  readonly reasons: readonly string[];
  readonly version: number;
  /** Staff who booked transfers of the order. */
  readonly bookedBy: readonly number[];
}

/** Selects the orders of a filter of which money is to be given back: by number or name, mode, and the day it fell due. */
export function dueRefunds({ search, paymentMode, from, to }: MoneyFilter) {
  return sql`
    select due.order_id as id, number, payment_mode as "paymentMode", company, since, amount::float8 as amount,
      reasons, concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as buyer,
      (select coalesce(max(id), 0) from audit_events where subject = 'order ' || due.order_id)::float8 as version,
      array(select distinct staff_id from payments join audit_events on audit_events.id = event_id
        where order_id = due.order_id and staff_id is not null) as "bookedBy"
    from (
      select order_id, min(due_at) as since, sum(amount_mills) as amount, array_agg(why order by due_at) as reasons
      from (
        select order_id, refund_due_at as due_at, amount_mills,
          case when effect = 'surplus' then 'Paid before' else 'Paid for a cancelled order' end as why
        from payments where refund_due_at is not null and refunded_at is null
        union all
        select order_id, due_at, amount_mills, case kind when 'over' then 'More than was due'
          when 'change' then 'The order became cheaper' else reason end
        from order_credits where refunded_at is null
      ) as part
      group by order_id
    ) as due
    join orders on orders.id = due.order_id join users on users.id = user_id
    where ${isOfSearch(search)}
      and ${paymentMode === undefined ? sql`true` : sql`payment_mode = ${paymentMode}`}
      and ${from === undefined ? sql`true` : sql`since >= ${startOfDay(from)}`}
      and ${to === undefined ? sql`true` : sql`since < ${startOfDay(to, 1)}`}`;
}

/** A refund in part or goodwill credit of an order, or other money that was or will be given back. */
export interface OrderRefund {
  readonly kind: CreditKind;
  readonly amount: Mills;
  readonly reason: string | null;
  readonly decidedAt: Date;
  readonly paidOutAt: Date | null;
}

/** Reads the credits of an order, oldest first. */
export async function readOrderRefunds(db: Db, orderId: number): Promise<readonly OrderRefund[]> {
  const rows = await db
    .selectFrom('order_credits')
    .select(['kind', 'amount_mills as amount', 'reason', 'due_at as decidedAt'])
    .select('refunded_at as paidOutAt')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows;
}
