import type { DispatchedOrder } from '@formulary/rules/dispatch/whatBlocks';
import type { ParcelPacks, SentLine } from '@formulary/rules/dispatch/parcelLines';
import type { Courier, OrderParcel } from '@formulary/rules/orders/orderParcel';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { hasPacksLeft } from '../prescriptions/document/checking/dispensed.queries.ts';

/** A line of an order with how much of it has left. */
export interface SendableLine extends SentLine {
  readonly name: string;
  readonly productId: number | null;
  readonly isPrescription: boolean;
}

/** Reads the lines of an order and how many packs of each have left in parcels. */
export async function readSentLines(db: Db, orderId: number): Promise<readonly SendableLine[]> {
  const { rows } = await sql<SendableLine>`
    select id, name, product_id as "productId", is_prescription as "isPrescription", quantity,
      (select coalesce(sum(parcel_lines.quantity), 0)::integer from parcel_lines
        where order_line_id = order_lines.id) as sent
    from order_lines where order_id = ${orderId} order by id`.execute(db);
  return rows;
}

/** Reads what decides whether anything of an order may leave. */
export async function readDispatchedOrder(db: Db, orderId: number): Promise<DispatchedOrder> {
  const { rows } = await sql<Omit<DispatchedOrder, 'onHold'> & { readonly onHold: string | null }>`
    select state, payment_status as "paymentStatus", hold_reason as "onHold",
      exists (select from order_lines where order_id = orders.id
        and manual_index is not null and priced_at is null) as "awaitsPrice",
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'prescribedOn', prescribed_on::text) order by id)
        from prescriptions where order_id = orders.id and confirmed_at is not null and voided_at is null and ${hasPacksLeft}), '[]') as prescriptions
    from orders where id = ${orderId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no order ${orderId}`);
  return { ...row, onHold: row.onHold ?? undefined };
}

/** A parcel that leaves now. */
interface NewParcel {
  readonly orderId: number;
  readonly number: number;
  readonly courier: Courier;
  readonly tracking: string | undefined;
  readonly packs: readonly ParcelPacks[];
  readonly sentAt: Date;
  readonly eventId: number;
  /** The key of the dialog, and the hash of what it sent. */
  readonly request: { readonly key: string; readonly hash: Buffer } | undefined;
}

/** Returns the number of the next parcel of a locked order. */
export async function nextParcelNumber(trx: Trx, orderId: number): Promise<number> {
  const { last } = await trx
    .selectFrom('parcels')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Inserts a parcel with its packs. */
export async function insertParcel(trx: Trx, parcel: NewParcel): Promise<void> {
  const { id } = await trx
    .insertInto('parcels')
    .values({
      order_id: parcel.orderId,
      number: parcel.number,
      courier: parcel.courier,
      tracking: parcel.tracking ?? null,
      sent_at: parcel.sentAt,
      event_id: parcel.eventId,
      request_key: parcel.request?.key ?? null,
      request_hash: parcel.request?.hash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('parcel_lines')
    .values(
      parcel.packs.map(({ lineId, quantity }) => ({
        parcel_id: id,
        order_id: parcel.orderId,
        order_line_id: lineId,
        quantity,
      })),
    )
    .execute();
}

/** Returns the hash of the request that made a parcel of an order under a key; undefined if none did. */
export async function readRequestOfParcel(
  trx: Trx,
  orderId: number,
  key: string,
): Promise<Buffer | undefined> {
  const row = await trx
    .selectFrom('parcels')
    .select('request_hash')
    .where('order_id', '=', orderId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row?.request_hash ?? undefined;
}

/** A parcel with the ids that staff work with. */
export interface SentParcel extends Omit<OrderParcel, 'lines'> {
  readonly id: number;
  readonly lines: readonly (OrderParcel['lines'][number] & { readonly lineId: number })[];
}

/** Reads the parcels of an order, in the order in which they left. */
export async function readParcels(db: Db, orderId: number): Promise<readonly SentParcel[]> {
  const { rows } = await sql<Omit<SentParcel, 'tracking'> & { readonly tracking: string | null }>`
    select parcels.id, number, courier, tracking, sent_at as "sentAt",
      (select jsonb_agg(jsonb_build_object('lineId', order_line_id, 'name', name, 'quantity', sent.quantity)
          order by order_line_id)
        from parcel_lines as sent join order_lines on order_lines.id = order_line_id
        where parcel_id = parcels.id) as lines
    from parcels where parcels.order_id = ${orderId} order by number`.execute(db);
  return rows.map((row) => ({ ...row, tracking: row.tracking ?? undefined }));
}
