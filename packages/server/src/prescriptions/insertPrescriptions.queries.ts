import { londonDay } from '@formulary/rules/dates/londonTime';
import { sql } from 'kysely';
import type { RecordedLimit } from './prescriptions.tables.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** A prescription of an order that has passed every rule and is ready to be written. */
export interface PrescriptionDraft {
  readonly patientId: number;
  readonly prescriberId: number;
  readonly isManual: boolean;
  readonly limits: readonly RecordedLimit[];
  readonly items: readonly PrescriptionItemDraft[];
}

/** Packs of an order line on a prescription; the line is a product or a manual item. */
interface PrescriptionItemDraft {
  readonly productId: number | null;
  readonly manualIndex: number | null;
  readonly quantity: number;
}

/** The order of the prescriptions; its lines are inserted already. */
interface PrescribedOrder {
  readonly id: number;
  readonly userId: number;
  readonly placedAt: Date;
}

/**
 * Inserts the prescriptions of an order with their items in one statement, numbered in the given order. Returns their
 * ids in that order.
 */
export async function insertPrescriptions(
  trx: Trx,
  { id: orderId, userId, placedAt }: PrescribedOrder,
  drafts: readonly PrescriptionDraft[],
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('prescriptions', 'id'))::integer as id, draft.*
      from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as draft (
        "patientId" integer, "prescriberId" integer, "isManual" boolean, limits jsonb, items jsonb)
    ), written as (
      insert into prescriptions (id, order_id, practitioner_id, prescriber_id, patient_id, is_manual,
        created_at, prescribed_on, link_accepted_at, limits) overriding system value
      select id, ${orderId}, ${userId}, "prescriberId", "patientId", "isManual", ${placedAt},
        ${londonDay(placedAt)}::date, (
          select answered_at from prescriber_links
          where practitioner_id = ${userId} and prescriber_id = "prescriberId" and status = 'accepted'
        ), limits
      from numbered
    ), items_written as (
    insert into prescription_items (prescription_id, order_id, order_line_id, quantity, initial_quantity)
    select numbered.id, ${orderId}, line.id, item.quantity, item.quantity
    from numbered
    cross join jsonb_to_recordset(items) as item (
      "productId" integer, "manualIndex" integer, quantity integer)
    -- Equal, so that it can be hashed; a line has either a product or a place in what was written by hand.
    join order_lines as line on line.order_id = ${orderId} and line.is_prescription
      and coalesce(line.product_id, -line.manual_index) = coalesce(item."productId", -item."manualIndex"))
    select id from numbered order by id`.execute(trx);
  return rows.map(({ id }) => id);
}
