import type { Day } from '@formulary/rules/dates/day';
import type { PrescriptionStatus } from '@formulary/rules/prescriptions/prescription';
import { fullName, type TwoNames } from '@formulary/rules/text/fullName';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import { namesOnText } from '../../prescriptions/currentPrescription.ts';

const MOST_LISTED = 500;

/** An unfinished prescription in the staff list; without its patient. */
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

/** Lists prescriptions of active orders that are neither confirmed nor set aside, oldest first. */
export async function listOpenPrescriptions(db: Db): Promise<readonly ListedPrescription[]> {
  const { rows } = await sql<
    Omit<ListedPrescription, 'practitioner' | 'prescriber'> & {
      readonly livePractitioner: TwoNames;
      readonly livePrescriber: TwoNames;
      readonly practitionerId: number;
      readonly prescriberId: number;
      readonly canonicalText: string | null;
    }
  >`
    select rx.id, rx.practitioner_id as "practitionerId", rx.prescriber_id as "prescriberId",
      canonical_text as "canonicalText", number as "orderNumber", rx.status, confirmed_at is not null as "isConfirmed", rx.created_at as "createdAt",
      verified_at as "verifiedAt", signed_at as "signedAt", rejected_at as "rejectedAt",
      json_build_object('firstName', buyer.first_name, 'lastName', buyer.last_name) as "livePractitioner",
      json_build_object('firstName', signer.first_name, 'lastName', signer.last_name) as "livePrescriber"
    from prescriptions as rx join orders on orders.id = order_id
    join users as buyer on buyer.id = rx.practitioner_id join users as signer on signer.id = rx.prescriber_id
    where state <> 'Cancelled' and confirmed_at is null and given_up_at is null and replaced_at is null
    order by rx.created_at, rx.id limit ${sql.lit(MOST_LISTED)}`.execute(db);
  return rows.map((row) => {
    const {
      practitionerId,
      prescriberId,
      canonicalText,
      livePractitioner,
      livePrescriber,
      ...rest
    } = row;
    const names = namesOnText(canonicalText);
    return {
      ...rest,
      practitioner: names.get(practitionerId) ?? fullName(livePractitioner),
      prescriber: names.get(prescriberId) ?? fullName(livePrescriber),
    };
  });
}

/** Reads both people of a prescription, and its paper original if received. */
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

/** A prescription of a dispatched order. */
export interface Supplied {
  readonly id: number;
  readonly orderNumber: string;
  /** The verified text; null if it was never verified. */
  readonly canonicalText: string | null;
  readonly suppliedAt: Date;
  /**
   * Packs of the order's lines that were prescribed and are not supplied, by id of the product, or by name if that was named
   * by hand. Lines of which all packs were supplied are left out.
   */
  readonly withdrawn: Readonly<Record<string, number>>;
  /** It was rejected, and then corrected or given up: nothing is supplied against it. */
  readonly isSetAside: boolean;
}

/**
 * Reads all prescriptions whose order was dispatched on these London dates, both included, in order of dispatch. Of an order
 * that left in parcels, a prescription is supplied with the last parcel that has packs of it, if any has.
 */
export async function readSupplied(
  db: Db,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<readonly Supplied[]> {
  const { rows } = await sql<Supplied>`
    select rx.id, (select number from orders where orders.id = rx.order_id) as "orderNumber",
      canonical_text as "canonicalText", coalesce(went_at, happened_at) as "suppliedAt",
      (select coalesce(jsonb_object_agg(coalesce(product_id::text, name), withdrawn), '{}')
        from order_lines as line where line.order_id = rx.order_id and withdrawn > 0) as withdrawn,
      rx.status = 'rejected' and (given_up_at is not null or replaced_at is not null) as "isSetAside"
    from audit_events
    join prescriptions as rx on rx.order_id = substring(subject from '^order ([0-9]+)$')::integer
    cross join lateral (
      select max(sent_at) as went_at from prescription_items as item
      join parcel_lines as sent on sent.order_line_id = item.order_line_id
      join parcels on parcels.id = parcel_id
      where item.prescription_id = rx.id) as gone
    where (went_at is not null or not exists (select from parcels where parcels.order_id = rx.order_id))
      and action = 'order-moved' and detail ->> 'state' = 'Dispatched'
      and happened_at >= ${from}::timestamp at time zone 'Europe/London'
      and happened_at < (${to}::date + 1)::timestamp at time zone 'Europe/London'
    order by audit_events.id, rx.id`.execute(db);
  return rows;
}
