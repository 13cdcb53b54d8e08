import { londonDay } from '@formulary/rules/dates/londonTime';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import { sql } from 'kysely';
import type { Trx } from '../platform/database/Trx.ts';

/** A prescription that replaces a rejected one; its items correspond one to one. */
interface Correction {
  readonly rejectedId: number;
  readonly comments: string;
  readonly items: readonly Pick<PrescriptionItem, 'allocated' | 'directions'>[];
  readonly at: Date;
}

/**
 * Sets a rejected prescription aside and inserts its replacement, with the same people, patient and limits and a new
 * date. Returns the new id.
 */
export async function insertCorrection(
  trx: Trx,
  { rejectedId, comments, items, at }: Correction,
): Promise<number> {
  const { rows } = await sql<{ readonly id: number }>`
    insert into prescriptions (order_id, practitioner_id, prescriber_id, patient_id, is_manual, created_at,
      prescribed_on, comments, link_accepted_at, limits, replaces_id)
    select order_id, practitioner_id, prescriber_id, patient_id, is_manual, ${at}, ${londonDay(at)}::date,
      ${comments}, (
        select answered_at from prescriber_links as link
        where link.practitioner_id = rejected.practitioner_id and link.prescriber_id = rejected.prescriber_id
          and link.status = 'accepted'
      ), limits, id
    from prescriptions as rejected where id = ${rejectedId}
    returning id`.execute(trx);
  const [written] = rows;
  if (!written) throw new Error(`There is no prescription ${rejectedId}`);
  const settled = items.map(({ allocated, directions }) => ({ allocated, directions }));
  await sql`
    insert into prescription_items (prescription_id, order_id, order_line_id, quantity, initial_quantity, directions)
    select ${written.id}, item.order_id, item.order_line_id, settled.allocated, settled.allocated, settled.directions
    from (
      select order_id, order_line_id, row_number() over (order by id) as place
      from prescription_items where prescription_id = ${rejectedId}
    ) as item
    join rows from (
      jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as (allocated integer, directions text)
    ) with ordinality as settled (allocated, directions, place) on settled.place = item.place
    order by item.place`.execute(trx);
  await trx
    .updateTable('prescriptions')
    .set({ replaced_at: at })
    .where('id', '=', rejectedId)
    .execute();
  return written.id;
}
