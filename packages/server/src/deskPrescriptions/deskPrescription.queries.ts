import type { SigningMethod } from '@formulary/rules/prescriptions/signing/signer';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** What the page of a prescription needs beyond its row in the list and its text. */
export interface DeskPrescriptionRow {
  readonly prescriberId: number;
  readonly documentId: string | null;
  readonly canonicalText: string | null;
  readonly isOwn: boolean;
  readonly isProposed: boolean;
  readonly hasLeft: boolean;
  readonly hasDocument: boolean;
  readonly verifiedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly method: SigningMethod | null;
  readonly rejectedAt: Date | null;
  readonly reason: string | null;
  readonly comments: string;
  readonly originalReceivedBy: string | null;
  readonly replacesId: number | null;
  readonly replacedById: number | null;
  readonly isGivenUp: boolean;
}

/** Reads a prescription for its page; undefined for an unknown one. */
export async function readDeskPrescriptionRow(
  db: Db | Trx,
  id: number,
): Promise<DeskPrescriptionRow | undefined> {
  const { rows } = await sql<DeskPrescriptionRow>`
    select prescriber_id as "prescriberId", document_id as "documentId", canonical_text as "canonicalText",
      prescriber_id = practitioner_id as "isOwn",
      exists (select from prescription_handovers where prescription_id = rx.id and answer is null) as "isProposed",
      exists (select from parcels where order_id = rx.order_id)
        or (select state in ('Dispatched', 'Delivered') from orders where orders.id = rx.order_id) as "hasLeft",
      exists (select from prescription_documents where prescription_id = rx.id) as "hasDocument",
      verified_at as "verifiedAt", confirmed_at as "confirmedAt",
      (select method from prescription_signatures where prescription_id = rx.id) as method,
      rejected_at as "rejectedAt", reject_reason as reason, comments, original_received_by as "originalReceivedBy",
      replaces_id as "replacesId",
      (select id from prescriptions as other where other.replaces_id = rx.id) as "replacedById",
      given_up_at is not null as "isGivenUp"
    from prescriptions as rx where rx.id = ${id}`.execute(db);
  return rows[0];
}

/** Reads the order of each prescription, in the order of their orders' ids, as they are to be locked. */
export async function readOrdersOf(
  trx: Trx,
  ids: readonly number[],
): Promise<
  readonly { readonly id: number; readonly orderId: number; readonly prescriberId: number }[]
> {
  return trx
    .selectFrom('prescriptions')
    .select(['id', 'order_id as orderId', 'prescriber_id as prescriberId'])
    .where('id', 'in', [0, ...ids])
    .orderBy('order_id')
    .orderBy('id')
    .execute();
}
