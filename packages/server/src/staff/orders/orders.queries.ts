import type { Mills } from '@formulary/rules/money/mills';
import type { Order } from '@formulary/rules/orders/order';
import { orderStateNames, orderStates } from '@formulary/rules/orders/orderStates';
import { fullName, type TwoNames } from '@formulary/rules/text/fullName';
import { type RawBuilder, sql } from 'kysely';
import { readInvoices } from '../../invoices/invoices.queries.ts';
import { orderColumns, orderLineColumns } from '../../orders/orderColumns.ts';
import { partPaid, readFirstVerifiedText } from '../../orders/orders.queries.ts';
import type { Db } from '../../platform/database/Db.ts';
import { peopleOnText } from '../../prescriptions/currentPrescription.ts';
import type { OrderWait } from './readOrdersCommand.ts';

const MOST_LISTED = 500;

const toRefund = sql`(
  exists (select from payments where order_id = orders.id and refund_due_at is not null and refunded_at is null)
  or exists (select from order_credits where order_id = orders.id and refunded_at is null))`;

/** Conditions of the orders with each pending step. Each part is read from an index, oldest first, and no further. */
const pendingParts: readonly (readonly [wait: OrderWait, orders: RawBuilder<unknown>])[] = [
  [
    'refund',
    sql`id in (
      select order_id from payments where refund_due_at is not null and refunded_at is null
      union all
      select order_id from order_credits where refunded_at is null)`,
  ],
  ...orderStateNames.flatMap((state) => {
    const { pending } = orderStates[state];
    return pending ? [[pending, sql`state = ${sql.lit(state)} and not ${toRefund}`] as const] : [];
  }),
];

/** Selects the orders that wait longest for a step, or for any. */
function longestWaiting(wait: OrderWait | undefined): RawBuilder<unknown> {
  const oldest = sql`order by placed_at, id limit ${sql.lit(MOST_LISTED)}`;
  const parts = pendingParts
    .filter(([each]) => wait === undefined || each === wait)
    .map(
      ([each, isMeant]) =>
        sql`(select id, placed_at, ${sql.lit(each)} as wait from orders where ${isMeant} ${oldest})`,
    );
  return sql`select id, wait from (${sql.join(parts, sql` union all `)}) as part ${oldest}`;
}

/** An order in the staff list. */
export interface ListedOrder {
  readonly id: number;
  readonly number: string;
  readonly placedAt: Date;
  readonly amount: Mills;
  /** Sum of part transfers; 0 without any. */
  readonly partPaid: Mills;
  /** Whether its payment awaits the price of a manual item. */
  readonly awaitsPrice: boolean;
  /** Amount due for refund. */
  readonly refundDue: Mills;
  readonly buyer: string;
  readonly paymentMode: Order['paymentMode'];
  readonly heldUntil: Date | null;
  readonly wait: OrderWait;
  /** Whether it has an open flag. */
  readonly isFlagged: boolean;
}

/** Lists unfinished orders with their pending step, longest pending first; optionally of one step only. */
export async function listWaitingOrders(
  db: Db,
  wait: OrderWait | undefined,
): Promise<readonly ListedOrder[]> {
  type Row = Omit<ListedOrder, 'buyer' | 'partPaid'> & TwoNames & { part_paid_mills: Mills };
  const { rows } = await sql<Row>`
    select orders.id, number, placed_at as "placedAt", amount_mills::float8 as amount,
      first_name as "firstName", last_name as "lastName", payment_mode as "paymentMode",
      held_until as "heldUntil", wait, ${partPaid},
      exists (select from order_flags where order_id = orders.id and cleared_at is null) as "isFlagged",
      wait = 'payment' and exists (select from order_lines where order_id = orders.id
        and manual_index is not null and priced_at is null) as "awaitsPrice",
      (select coalesce(sum(amount_mills), 0)::float8 from (
        select amount_mills from payments
        where order_id = orders.id and refund_due_at is not null and refunded_at is null
        union all
        select amount_mills from order_credits where order_id = orders.id and refunded_at is null
      ) as back) as "refundDue"
    from (${longestWaiting(wait)}) as waiting
    join orders on orders.id = waiting.id join users on users.id = user_id
    order by placed_at, orders.id`.execute(db);
  return rows.map(({ firstName, lastName, part_paid_mills: arrived, ...order }) => ({
    ...order,
    partPaid: arrived,
    buyer: fullName({ firstName, lastName }),
  }));
}

/** Lists open flags with their orders in any state, oldest first. */
export async function listFlaggedOrders(db: Db) {
  const flags = await db
    .selectFrom('order_flags')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['number', 'state', 'flagged_at', 'kind', 'order_flags.postcode', 'count'])
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('cleared_at', 'is', null)
    .orderBy('order_flags.id')
    .limit(MOST_LISTED)
    .execute();
  return flags.map(({ firstName, lastName, ...flag }) => ({
    ...flag,
    buyer: fullName({ firstName, lastName }),
  }));
}

/** Finds the id of an order by its id or number. */
export async function findOrder(db: Db, order: string): Promise<number | undefined> {
  const isNumber = order.startsWith('F-');
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where((match) => (isNumber ? match('number', '=', order) : match('id', '=', Number(order))))
    .executeTakeFirst();
  return found?.id;
}

/** Reads all details of an order. */
export async function readOrderForStaff(db: Db, orderId: number) {
  const ofOrder = { subject: `order ${orderId}` };
  const [
    order,
    owner,
    lines,
    payments,
    credits,
    invoices,
    history,
    prescriptions,
    flags,
    verifiedText,
  ] = await Promise.all([
    db
      .selectFrom('orders')
      .select(orderColumns)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['users.email', 'users.first_name as firstName', 'users.last_name as lastName'])
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('order_lines')
      .select(orderLineColumns)
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('payments')
      .select(['id', 'mode', 'reference', 'outcome', 'effect', 'amount_mills', 'settled_at'])
      .select(['refund_due_at', 'refunded_at', 'refund_note'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('order_credits')
      .select(['id', 'prescription_id', 'amount_mills', 'due_at', 'refunded_at', 'refund_note'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    readInvoices(db, orderId),
    db
      .selectFrom('audit_events')
      .select(['happened_at as at', 'action', 'detail'])
      .where('subject', '=', ofOrder.subject)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('prescriptions')
      .select(['id', 'status'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('order_flags')
      .select(['id', 'kind', 'postcode', 'count', 'flagged_at', 'cleared_at', 'cleared_by', 'note'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute(),
    readFirstVerifiedText(db, orderId),
  ]);
  const { email, ...names } = owner;
  const buyer = peopleOnText(verifiedText).get(order.user_id) ?? names;
  const parts = payments.filter(({ effect }) => effect === 'part');
  const arrived = parts.reduce((sum, part) => sum + part.amount_mills, 0);
  return {
    partPaid: arrived > 0 ? arrived : undefined,
    awaitsPrice:
      order.state === 'Awaiting payment' &&
      lines.some((line) => line.manual_index !== null && line.priced_at === null),
    order: { ...order, buyer: { email, ...buyer } },
    lines,
    payments,
    credits,
    invoices,
    history,
    prescriptions,
    flags,
  };
}
