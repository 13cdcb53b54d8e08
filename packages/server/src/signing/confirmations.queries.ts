import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** A link's signature and the prescription that it confirms. */
export interface Confirmation {
  readonly prescriptionId: number;
  readonly prescriberId: number;
  readonly orderNumber: string;
  readonly date: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Whether its prescriber may sign today. */
  readonly isSignerActive: boolean;
}

/** Finds the confirmation of a token; undefined when a newer link was sent or it belongs to another signature. */
export async function findConfirmation(
  db: Db,
  tokenHash: Buffer,
): Promise<Confirmation | undefined> {
  const { rows } = await sql<Confirmation>`
    select rx.id as "prescriptionId", rx.prescriber_id as "prescriberId", orders.number as "orderNumber",
      rx.prescribed_on as date, link.expires_at as "expiresAt", link.used_at as "usedAt",
      signer.account_state = 'active' and signer.is_prescriber as "isSignerActive"
    from signature_confirmations as link
    join prescription_signatures as signature using (prescription_id)
    join prescriptions as rx on rx.id = link.prescription_id
    join users as signer on signer.id = rx.prescriber_id
    join orders on orders.id = rx.order_id
    where link.token_hash = ${tokenHash} and link.superseded_at is null and rx.status = 'signed'
      and orders.state <> 'Cancelled' and link.document_id = rx.document_id
      and link.document_id = signature.document_id and link.picture_hash = signature.picture_hash`.execute(
    db,
  );
  return rows[0];
}

/** Marks a token as used. */
export async function useConfirmation(trx: Trx, tokenHash: Buffer, at: Date): Promise<void> {
  const link = trx.updateTable('signature_confirmations').set({ used_at: at });
  await link.where('token_hash', '=', tokenHash).execute();
}

/** Stores a new token in place of earlier ones. */
export async function storeConfirmation(
  trx: Trx,
  link: {
    readonly tokenHash: Buffer;
    readonly prescriptionId: number;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { tokenHash, prescriptionId, now, expiresAt } = link;
  const older = trx.updateTable('signature_confirmations').set({ superseded_at: now });
  await older
    .where('prescription_id', '=', prescriptionId)
    .where('superseded_at', 'is', null)
    .execute();
  await sql`
    insert into signature_confirmations (token_hash, prescription_id, document_id, picture_hash, created_at, expires_at)
    select ${tokenHash}, prescription_id, document_id, picture_hash, ${now}, ${expiresAt}
    from prescription_signatures where prescription_id = ${prescriptionId}`.execute(trx);
}

/** A signature whose link is not followed yet. */
export interface Unconfirmed {
  readonly id: number;
  readonly orderNumber: string;
  readonly signedAt: Date;
}

/** Locks an active prescriber's signatures whose mail is not sent yet, oldest first; none of a suspended one. */
export async function lockUnmailed(
  trx: Trx,
  prescriberId: number,
): Promise<readonly Unconfirmed[]> {
  const { rows } = await sql<Unconfirmed>`
    select rx.id, orders.number as "orderNumber", rx.signed_at as "signedAt"
    from prescriptions as rx join orders on orders.id = rx.order_id
    where rx.prescriber_id = ${prescriberId} and rx.status = 'signed' and rx.confirmed_at is null
      and exists (select from users where id = rx.prescriber_id and account_state = 'active' and is_prescriber)
      and exists (select from prescription_signatures where prescription_id = rx.id)
      and not exists (select from signature_confirmations where prescription_id = rx.id)
    order by rx.signed_at, rx.id for no key update of rx`.execute(trx);
  return rows;
}

/** Returns whether a prescriber has anything else to sign. */
export async function hasUnsigned(trx: Trx, prescriberId: number): Promise<boolean> {
  const { rows } = await sql`
    select from prescriptions as rx join orders on orders.id = rx.order_id
    where rx.prescriber_id = ${prescriberId} and rx.status = 'unsigned' and orders.state <> 'Cancelled'
    limit 1`.execute(trx);
  return rows.length > 0;
}
