import { fullName, type TwoNames } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { namesOnText } from '../../prescriptions/currentPrescription.ts';

/** Reads orders with overdue unsigned prescriptions, longest overdue first. */
export async function lapsingOrders(db: Db, createdBy: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select orders.id from prescriptions as rx join orders on orders.id = rx.order_id
    where rx.status = 'unsigned' and rx.created_at <= ${createdBy} and orders.state <> 'Cancelled'
    group by orders.id order by min(rx.created_at), orders.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A locked, overdue prescription. */
export interface Lapsing {
  readonly id: number;
  readonly practitionerId: number;
  readonly prescriberId: number;
  readonly comments: string;
  readonly canonicalText: string | null;
}

/** Locks the overdue unsigned prescriptions of a locked order. */
export async function lockLapsing(
  trx: Trx,
  orderId: number,
  createdBy: Date,
): Promise<readonly Lapsing[]> {
  return trx
    .selectFrom('prescriptions')
    .select([
      'id',
      'practitioner_id as practitionerId',
      'prescriber_id as prescriberId',
      'comments',
      'canonical_text as canonicalText',
    ])
    .where('order_id', '=', orderId)
    .where('status', '=', 'unsigned')
    .where('created_at', '<=', createdBy)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Marks a prescription as rejected by time rather than by a person. */
export async function writeLapsed(
  trx: Trx,
  id: number,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  await trx
    .updateTable('prescriptions')
    .set({ status: 'rejected', rejected_at: at, lapsed_at: at, reject_reason: reason })
    .where('id', '=', id)
    .execute();
}

/** Reads active prescribers with prescriptions unsigned since a moment, or with a requested reminder. */
export async function waitedForPrescribers(db: Db, createdBy: Date): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    select distinct prescriber_id as id from prescriptions as rx
    where ${isToRemind(createdBy)} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** A locked prescription whose reminder may be due. */
export interface WaitingPrescription {
  readonly id: number;
  readonly orderNumber: string;
  readonly practitionerId: number;
  readonly practitioner: string;
  readonly createdAt: Date;
  readonly reminders: number;
  /** Whether its practitioner asked for a reminder that has not been sent. */
  readonly isNudged: boolean;
}

/** Locks the prescriptions of a prescriber whose reminder may be due, oldest first. */
export async function lockWaiting(
  trx: Trx,
  prescriberId: number,
  createdBy: Date,
): Promise<readonly WaitingPrescription[]> {
  const { rows } = await sql<
    Omit<WaitingPrescription, 'practitioner'> & TwoNames & { readonly canonicalText: string | null }
  >`
    select rx.id, orders.number as "orderNumber", rx.practitioner_id as "practitionerId",
      canonical_text as "canonicalText", first_name as "firstName", last_name as "lastName", rx.created_at as "createdAt",
      reminders, ${isNudged} as "isNudged"
    from prescriptions as rx join orders on orders.id = rx.order_id join users on users.id = rx.practitioner_id
    where prescriber_id = ${prescriberId} and ${isToRemind(createdBy)}
    order by rx.created_at, rx.id for no key update of rx`.execute(trx);
  return rows.map(({ canonicalText, firstName, lastName, ...live }) => ({
    ...live,
    practitioner:
      namesOnText(canonicalText).get(live.practitionerId) ?? fullName({ firstName, lastName }),
  }));
}

/** Records a reminder of these prescriptions, and how many of the shop's reminders were due. */
export async function writeReminded(
  trx: Trx,
  { id, reminders }: Pick<WaitingPrescription, 'id' | 'reminders'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('prescriptions')
    .set({ reminded_at: at, reminders })
    .where('id', '=', id)
    .execute();
}

const isNudged = sql<boolean>`(rx.nudged_at is not null and (rx.reminded_at is null or rx.nudged_at > rx.reminded_at))`;

function isToRemind(createdBy: Date) {
  return sql`rx.status = 'unsigned' and (rx.created_at <= ${createdBy} or rx.nudged_at is not null)
    and exists (select from users where users.id = rx.prescriber_id and account_state = 'active' and is_prescriber)
    and exists (select from orders where orders.id = rx.order_id and state <> 'Cancelled')`;
}
