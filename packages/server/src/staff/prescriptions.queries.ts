import type { Day } from '@formulary/rules/dates/day';
import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import { namesOnText } from '../prescriptions/asItStands.ts';

const MOST_LISTED = 500;

/** A prescription that is not done, in the list that staff see; no patient. */
export interface ListedPrescription {
  readonly id: number;
  readonly orderNumber: string;
  readonly status: PrescriptionStatus;
  readonly isConfirmed: boolean;
  readonly createdAt: Date;
  readonly verifiedAt: Date | undefined;
  readonly signedAt: Date | undefined;
  readonly rejectedAt: Date | undefined;
  readonly practitioner: string;
  readonly prescriber: string;
}

/** Prescriptions of orders that go on which are neither confirmed nor set aside, the oldest first. */
export async function listOpenPrescriptions(db: Db): Promise<readonly ListedPrescription[]> {
  const { rows } = await sql<
    ListedPrescription & {
      readonly practitionerId: number;
      readonly prescriberId: number;
      readonly canonicalText: string | null;
    }
  >`
    select rx.id, rx.practitioner_id as "practitionerId", rx.prescriber_id as "prescriberId",
      canonical_text as "canonicalText", number as "orderNumber", rx.status, confirmed_at is not null as "isConfirmed", rx.created_at as "createdAt",
      verified_at as "verifiedAt", signed_at as "signedAt", rejected_at as "rejectedAt",
      buyer.first_name || ' ' || buyer.last_name as practitioner,
      signer.first_name || ' ' || signer.last_name as prescriber
    from prescriptions as rx join orders on orders.id = order_id
    join users as buyer on buyer.id = rx.practitioner_id join users as signer on signer.id = rx.prescriber_id
    where state <> 'Cancelled' and confirmed_at is null and given_up_at is null and replaced_at is null
    order by rx.created_at, rx.id limit ${sql.lit(MOST_LISTED)}`.execute(db);
  return rows.map(({ practitionerId, prescriberId, canonicalText, ...live }) => {
    const names = namesOnText(canonicalText);
    return {
      ...live,
      practitioner: names.get(practitionerId) ?? live.practitioner,
      prescriber: names.get(prescriberId) ?? live.prescriber,
    };
  });
}

/** Both people of a prescription, and the paper, if its original was received. */
export async function readPrescriptionPeople(
  db: Db,
  id: number,
): Promise<
  | {
      readonly prescriberId: number;
      readonly originalReceivedBy: string | null;
      readonly method: string | null;
    }
  | undefined
> {
  return db
    .selectFrom('prescriptions')
    .leftJoin('prescription_signatures', 'prescription_id', 'prescriptions.id')
    .select(['prescriber_id as prescriberId', 'original_received_by as originalReceivedBy'])
    .select('method')
    .where('prescriptions.id', '=', id)
    .executeTakeFirst();
}

/** A prescription of which something left the pharmacy. */
export interface Supplied {
  readonly id: number;
  readonly orderNumber: string;
  /** What was verified, as the one text that stands for it. */
  readonly canonicalText: string;
  /** London's day. */
  readonly suppliedOn: Day;
}

/** Prescriptions whose order left the pharmacy on these days, both counting; in the order they left. */
export async function readSupplied(
  db: Db,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly Supplied[]> {
  const { rows } = await sql<Supplied>`
    select rx.id, number as "orderNumber", canonical_text as "canonicalText", to_char(supplied_on, 'YYYY-MM-DD') as "suppliedOn"
    from audit_events
    cross join lateral (select (happened_at at time zone 'Europe/London')::date as supplied_on) as day
    join orders on subject = 'order ' || orders.id
    join prescriptions as rx on rx.order_id = orders.id
    where action = 'order-moved' and detail ->> 'state' = 'Dispatched'
      and supplied_on between ${from}::date and ${to}::date and confirmed_at is not null
    order by audit_events.id, rx.id`.execute(db);
  return rows;
}
