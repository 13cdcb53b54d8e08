import { londonDay } from '@formulary/rules/dates/londonTime';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

/** How a prescription ends when another one replaces it, or its packs are taken off. */
export interface PrescriptionEnd {
  readonly how: 'voided' | 'handedOver';
  readonly reason: string;
  readonly at: Date;
  /** Whether its packs are another's now, or off the order; those of an order that is cancelled with it stay. */
  readonly packs: 'replaced' | 'given-up' | 'stay';
}

/**
 * Inserts the prescription that replaces one for the same patient and packs, for a prescriber to check and sign, with a
 * new date. Directions and comments of a verified one are its prescriber's and are left behind. Returns the new id, or
 * undefined if the prescriber has no accepted link with the buyer.
 */
export async function insertReplacement(
  trx: Trx,
  {
    id,
    prescriberId,
    at,
  }: { readonly id: number; readonly prescriberId: number; readonly at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ readonly id: number }>`
    insert into prescriptions (order_id, practitioner_id, prescriber_id, patient_id, is_manual, created_at,
      prescribed_on, comments, link_accepted_at, limits, replaces_id)
    select order_id, rx.practitioner_id, ${prescriberId}, patient_id, is_manual, ${at}, ${londonDay(at)}::date,
      case when verified_at is null then comments else '' end, answered_at, limits, rx.id
    from prescriptions as rx left join prescriber_links as link
      on link.practitioner_id = rx.practitioner_id and link.prescriber_id = ${prescriberId} and link.status = 'accepted'
    where rx.id = ${id} and (link.answered_at is not null or rx.practitioner_id = ${prescriberId})
    returning id`.execute(trx);
  const [written] = rows;
  if (!written) return undefined;
  await sql`
    insert into prescription_items (prescription_id, order_id, order_line_id, quantity, initial_quantity, directions)
    select ${written.id}, item.order_id, order_line_id, item.quantity, item.quantity,
      case when verified_at is null then directions else '' end
    from prescription_items as item join prescriptions as rx on rx.id = item.prescription_id
    where rx.id = ${id} and item.quantity > 0 order by item.id`.execute(trx);
  return written.id;
}

/** Ends a locked prescription: it counts as rejected from this moment. */
export async function writeEnd(
  trx: Trx,
  id: number,
  { how, reason, at, packs }: PrescriptionEnd,
): Promise<void> {
  await trx
    .updateTable('prescriptions')
    .set({
      status: 'rejected',
      rejected_at: at,
      reject_reason: reason,
      ...(how === 'voided' ? { voided_at: at } : { handed_over_at: at }),
      ...(packs === 'given-up' ? { given_up_at: at } : {}),
      ...(packs === 'replaced' ? { replaced_at: at } : {}),
    })
    .where('id', '=', id)
    .execute();
}
