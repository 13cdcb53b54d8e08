import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { FlagThresholds } from '../orderSettings.ts';

const DAY_MS = 86_400_000;
/** First half of the advisory locks' key, so that no other code waits for them. */
const LOCK_CLASS = 7_272;

/** A flag as reported; its postcode stays in the table. */
export interface WrittenFlag {
  readonly kind: string;
  readonly count: number;
}

/** Locks the postcodes of an order with prescriptions until the transaction ends, in a fixed order. */
export async function lockPostcodes(trx: Trx, orderId: number): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${sql.lit(LOCK_CLASS)}, place) from (
      select distinct hashtext(key) as place from (
        select postcode_key(shipping_postcode) as key from orders where id = ${orderId}
        union all
        select postcode_key(postcode) from prescriptions join patients on patients.id = patient_id
        where order_id = ${orderId}
      ) as keys where key is not null order by place
    ) as places`.execute(trx);
}

/**
 * Flags a written order once for each postcode that reaches a threshold with it within 24 hours; returns the flags.
 * Cancelled and rejected orders and prescriptions do not count.
 */
export async function insertFlags(
  trx: Trx,
  { orderId, orders, patients, now }: FlagThresholds & { orderId: number; now: Date },
): Promise<readonly WrittenFlag[]> {
  const since = new Date(+now - DAY_MS);
  const { rows } = await sql<WrittenFlag>`
    with of_orders as (
      select 'orders-to-postcode' as kind, postcode_key(this.shipping_postcode) as postcode,
        count(*)::integer as count
      from orders as this join orders as other
        on postcode_key(other.shipping_postcode) = postcode_key(this.shipping_postcode)
      where this.id = ${orderId} and other.has_prescription and other.placed_at > ${since}
        and other.state <> 'Cancelled'
      group by postcode_key(this.shipping_postcode) having count(*) >= ${orders}
    ), postcodes as (
      select distinct postcode_key(postcode) as postcode
      from prescriptions join patients on patients.id = patient_id where order_id = ${orderId}
    ), of_patients as (
      select 'patients-of-postcode', postcodes.postcode, count(distinct patients.id)::integer
      from postcodes
      join patients on postcode_key(patients.postcode) = postcodes.postcode
      join prescriptions on patient_id = patients.id
      join orders on orders.id = order_id
      where prescriptions.created_at > ${since} and status <> 'rejected' and state <> 'Cancelled'
      group by postcodes.postcode having count(distinct patients.id) >= ${patients}
    )
    insert into order_flags (order_id, kind, postcode, count, flagged_at)
    select ${orderId}, kind, postcode, count, ${now} from (
      select * from of_orders union all select * from of_patients
    ) as found (kind, postcode, count)
    returning kind, count`.execute(trx);
  return rows;
}

/** Clears the open flags of an order; returns their number. */
export async function clearFlags(
  trx: Trx,
  orderId: number,
  { by, note, now }: { readonly by: string; readonly note: string; readonly now: Date },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('order_flags')
    .set({ cleared_at: now, cleared_by: by, note })
    .where('order_id', '=', orderId)
    .where('cleared_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
