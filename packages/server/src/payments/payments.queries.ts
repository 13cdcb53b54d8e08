import type { Mills } from '@formulary/rules/money/mills';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** What the card provider told, not judged yet. */
export interface UnjudgedCallback {
  readonly id: number;
  readonly body: string;
  readonly isAuthentic: boolean;
}

/** Keeps what arrived, before anybody judges it; answers its number. */
export async function keepCallback(
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

/** A message that nobody else judges until the transaction ends; nothing when it is judged already. */
export async function lockCallback(trx: Trx, id: number): Promise<UnjudgedCallback | undefined> {
  return trx
    .selectFrom('payment_callbacks')
    .select(['id', 'body', 'is_authentic as isAuthentic'])
    .where('id', '=', id)
    .where('judged_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Messages that were kept before a moment and never judged, because their server died: the oldest first. */
export async function unjudgedCallbacks(db: Db, before: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('payment_callbacks')
    .select('id')
    .where('judged_at', 'is', null)
    .where('received_at', '<=', before)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes down what a message came to. */
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
 * Makes every other message about a transaction of the card provider wait until this database transaction ends. There may be
 * no row of it to lock yet, and two messages may name different orders.
 */
export async function lockTransaction(trx: Trx, transactionId: string): Promise<void> {
  const key = `card transaction ${transactionId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

/** The order for which a transaction came out in a way before. */
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

/** Whether a transfer of an amount with a reference is booked for an order. */
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

/** Writes down how an attempt to pay came out. */
export async function insertPayment(
  trx: Trx,
  payment: Omit<Insertable<Schema['payments']>, 'id' | 'refunded_at' | 'refund_note' | 'currency'>,
): Promise<void> {
  await trx
    .insertInto('payments')
    .values({ ...payment, currency: 'GBP', refunded_at: null, refund_note: null })
    .execute();
}

/** Notes how the payments of an order were given back; answers how many were not before. */
export async function refundPayments(
  trx: Trx,
  orderId: number,
  { note, now, onlyDue }: { readonly note: string; readonly now: Date; readonly onlyDue: boolean },
): Promise<number> {
  const rows = await trx
    .updateTable('payments')
    .set({ refunded_at: now, refund_note: note })
    .where('order_id', '=', orderId)
    .where('outcome', '=', 'paid')
    .where('refunded_at', 'is', null)
    .$if(onlyDue, (query) => query.where('refund_due_at', 'is not', null))
    .returning('id')
    .execute();
  return rows.length;
}

/** Notes how what an order became cheaper by was given back; answers how many times it had. */
export async function refundCredits(
  trx: Trx,
  orderId: number,
  { note, now }: { readonly note: string; readonly now: Date },
): Promise<number> {
  const rows = await trx
    .updateTable('order_credits')
    .set({ refunded_at: now, refund_note: note })
    .where('order_id', '=', orderId)
    .where('refunded_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Notes that every payment of an order is to be given back. */
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

/** Removes messages that never were the provider's, once they are of no use for finding out who sent them. */
export async function deleteForgedCallbacks(trx: Trx, before: Date): Promise<number> {
  const rows = await trx
    .deleteFrom('payment_callbacks')
    .where('is_authentic', '=', false)
    .where('received_at', '<', before)
    .returning('id')
    .execute();
  return rows.length;
}

/** Whether what was paid of an order, at once or in parts, was given back. */
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

/** Who prescribes for an order. */
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
