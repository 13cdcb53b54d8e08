import type { Mills } from '@formulary/rules/money/mills';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** A message of the card provider that is not judged yet. */
export interface UnjudgedCallback {
  readonly id: number;
  readonly body: string;
  readonly isAuthentic: boolean;
}

/** Stores a message before it is judged; returns its id. */
export async function storeCallback(
  db: Db,
  callback: { readonly body: string; readonly isAuthentic: boolean; readonly receivedAt: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('payment_callbacks')
    .values({
      received_at: callback.receivedAt,
      body: callback.body,
      is_authentic: callback.isAuthentic,
      judged_at: null,
      verdict: null,
      refusal: null,
      order_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks an unjudged message until the transaction ends; undefined when it is judged already. */
export async function lockCallback(trx: Trx, id: number): Promise<UnjudgedCallback | undefined> {
  return trx
    .selectFrom('payment_callbacks')
    .select(['id', 'body', 'is_authentic as isAuthentic'])
    .where('id', '=', id)
    .where('judged_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Reads messages stored before a moment and never judged because their server died, oldest first. */
export async function unjudgedCallbacks(db: Db, before: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('payment_callbacks')
    .select('id')
    .where('judged_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes the verdict on a message. */
export async function writeVerdict(
  trx: Trx,
  id: number,
  verdict: {
    readonly verdict: NonNullable<Schema['payment_callbacks']['verdict']>;
    readonly refusal?: string;
    readonly orderId: number | undefined;
    readonly now: Date;
  },
): Promise<void> {
  await trx
    .updateTable('payment_callbacks')
    .set({
      judged_at: verdict.now,
      verdict: verdict.verdict,
      refusal: verdict.refusal ?? null,
      order_id: verdict.orderId ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Locks a transaction of the card provider against other messages until this database transaction ends. An advisory
 * lock, because there may be no row yet and two messages may name different orders.
 */
export async function lockTransaction(trx: Trx, transactionId: string): Promise<void> {
  const key = `card transaction ${transactionId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** Reads the recorded outcomes of a card transaction, with their orders. */
export async function orderOfTransaction(
  trx: Trx,
  transactionId: string,
): Promise<readonly { readonly orderId: number; readonly outcome: string }[]> {
  return trx
    .selectFrom('payments')
    .select(['order_id as orderId', 'outcome'])
    .where('mode', '=', 'card')
    .where('reference', '=', transactionId)
    .execute();
}

/** Returns whether a transfer with this amount and reference is booked for an order. */
export async function isTransferBooked(
  trx: Trx,
  transfer: { readonly orderId: number; readonly amount: Mills; readonly reference: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', transfer.orderId)
    .where('mode', '=', 'bankTransfer')
    .where('reference', '=', transfer.reference)
    .where('amount_mills', '=', transfer.amount)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts the outcome of an attempt to pay; returns its id. */
export async function insertPayment(
  trx: Trx,
  payment: Omit<Insertable<Schema['payments']>, 'id' | 'refunded_at' | 'refund_note' | 'currency'>,
): Promise<number> {
  const { id } = await trx
    .insertInto('payments')
    .values({ ...payment, currency: 'GBP', refunded_at: null, refund_note: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts what a transfer was more than due: it was never charged, and is given back. */
export async function insertExcess(
  trx: Trx,
  excess: { readonly orderId: number; readonly amount: Mills; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('order_credits')
    .values({
      order_id: excess.orderId,
      kind: 'over',
      prescription_id: null,
      amount_mills: excess.amount,
      is_charged: false,
      due_at: excess.now,
      refunded_at: null,
      refund_note: null,
    })
    .execute();
}

/** Reads a payment. */
export async function readPayment(trx: Trx, id: number) {
  return trx
    .selectFrom('payments')
    .select(['order_id as orderId', 'amount_mills as amount', 'effect', 'reference'])
    .select(({ eb }) => [
      eb('refund_due_at', 'is not', null).as('isRefundDue'),
      eb('refunded_at', 'is not', null).as('isRefunded'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns whether goods of an order have left, and whether money of it was given back. */
export async function readUndoing(
  trx: Trx,
  orderId: number,
): Promise<{ readonly hasLeft: boolean; readonly isGivenBack: boolean }> {
  const { rows } = await sql<{ hasLeft: boolean; isGivenBack: boolean }>`
    select ${hasLeft} as "hasLeft", ${isGivenBack} as "isGivenBack"
    from orders where id = ${orderId}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error(`There is no order ${orderId}`);
  return row;
}

/** Whether goods of an order in `orders` have left. */
export const hasLeft = sql<boolean>`(orders.state in ('Dispatched', 'Delivered')
  or exists (select from parcels where parcels.order_id = orders.id))`;

/** Whether money of an order in `orders` was given back, but for transfers that were booked by mistake. */
export const isGivenBack = sql<boolean>`(
  exists (select from order_credits where order_credits.order_id = orders.id and refunded_at is not null)
  or exists (select from payments as given where given.order_id = orders.id and given.refunded_at is not null
    and given.outcome = 'paid' and given.effect in ('counts', 'part') and given.reverses_id is null
    and not exists (select from payments as undoing where undoing.reverses_id = given.id)))`;

/** Counts the transfer that paid a locked order as a part of its payment: the order is not paid any more. */
export async function countAsPart(trx: Trx, orderId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ effect: 'part' })
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'paid')
    .where('effect', '=', 'counts')
    .execute();
}

/** Removes what is to be given back of a locked order that turns out not to be paid; returns its sum. */
export async function withdrawCredits(trx: Trx, orderId: number): Promise<Mills> {
  const rows = await trx
    .deleteFrom('order_credits')
    .where('order_id', '=', orderId)
    .where('refunded_at', 'is', null)
    .returning('amount_mills as amount')
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

/** Marks a payment that was due for refund, and the one that undoes it, as settled by each other. */
export async function settleReversed(
  trx: Trx,
  ids: readonly number[],
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refunded_at: now, refund_note: note })
    .where('id', 'in', ids)
    .execute();
}

/** Marks the payments of an order as refunded; returns the amounts of those that were not before. */
export async function refundPayments(
  trx: Trx,
  orderId: number,
  { note, now, onlyDue }: { readonly note: string; readonly now: Date; readonly onlyDue: boolean },
): Promise<readonly Mills[]> {
  const rows = await trx
    .updateTable('payments')
    .set({ refunded_at: now, refund_note: note })
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'paid')
    .where('refunded_at', 'is', null)
    .$if(onlyDue, (query) => query.where('refund_due_at', 'is not', null))
    .returning('amount_mills as amount')
    .execute();
  return rows.map(({ amount }) => amount);
}

/** Marks the credits of an order as refunded; returns the amounts of those that were not before. */
export async function refundCredits(
  trx: Trx,
  orderId: number,
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<readonly Mills[]> {
  const rows = await trx
    .updateTable('order_credits')
    .set({ refunded_at: now, refund_note: note })
    .where('order_id', '=', orderId)
    .where('refunded_at', 'is', null)
    .returning('amount_mills as amount')
    .execute();
  return rows.map(({ amount }) => amount);
}

/** Makes every payment of an order due for refund. */
export async function makeRefundsDue(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ refund_due_at: now })
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'paid')
    .where('refund_due_at', 'is', null)
    .where('refunded_at', 'is', null)
    .execute();
}

/** Removes forged messages that are too old to help find their sender. */
export async function deleteForgedCallbacks(trx: Trx, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from payment_callbacks where ctid in (
    select ctid from payment_callbacks where not is_authentic and received_at < ${before}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}

/** Returns whether the payment of an order, whole or in parts, was refunded. */
export async function isRefunded(trx: Trx, orderId: number): Promise<boolean> {
  const rows = await trx
    .selectFrom('payments')
    .select('refunded_at')
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'paid')
    .where('effect', 'in', ['counts', 'part'])
    .execute();
  return rows.length > 0 && rows.every((row) => row.refunded_at !== null);
}

/** Reads the prescribers of an order. */
export async function prescribersOf(trx: Trx, orderId: number): Promise<readonly number[]> {
  const rows = await trx
    .selectFrom('prescriptions')
    .select('prescriber_id as id')
    .distinct()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
