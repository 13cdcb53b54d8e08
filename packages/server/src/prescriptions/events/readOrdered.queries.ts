import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { OrderedPrescription } from './orderedHash.ts';

/** Reads what was ordered with prescriptions, in the order of their ids. */
export async function readOrdered(
  trx: Trx,
  ids: readonly number[],
): Promise<readonly OrderedPrescription[]> {
  const { rows } = await sql<OrderedPrescription>`
    select id, order_id as "orderId", practitioner_id as "practitionerId", prescriber_id as "prescriberId",
      patient_id as "patientId", is_manual as "isManual", created_at as "createdAt", prescribed_on as date,
      link_accepted_at as "linkAcceptedAt", limits, replaces_id as "replacesId",
      (select coalesce(json_agg(json_build_object('lineId', order_line_id, 'initialQuantity', initial_quantity,
          'isSubstitute', is_substitute) order by item.id), '[]')
        from prescription_items as item where prescription_id = rx.id) as items
    from prescriptions as rx where id = any(${ids}) order by id`.execute(trx);
  return rows;
}
