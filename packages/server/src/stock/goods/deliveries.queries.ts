import type { DeliverySummary, ReceivedLine } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { KeyedRequest } from '../ledger/onceByKey.queries.ts';

interface NewDelivery {
  readonly purchaseOrderId: number | undefined;
  readonly supplier: string;
  readonly reference: string | undefined;
  readonly at: Date;
  readonly staffId: number;
  readonly request: KeyedRequest;
}

/** A line of a delivery to store; `toCome` only against a purchase order. */
interface NewLine {
  readonly productId: number;
  readonly packs: number;
  readonly toCome: number | undefined;
}

/** Inserts a delivery with its lines; returns its id and those of the lines by product. */
export async function insertDelivery(
  trx: Trx,
  { purchaseOrderId, supplier, reference, at, staffId, request }: NewDelivery,
  lines: readonly NewLine[],
): Promise<{ readonly id: number; readonly lineIds: ReadonlyMap<number, number> }> {
  const { id } = await trx
    .insertInto('deliveries')
    .values({
      purchase_order_id: purchaseOrderId ?? null,
      supplier,
      reference: reference ?? null,
      received_at: at,
      received_by: staffId,
      request_key: request.key,
      request_hash: request.hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = await trx
    .insertInto('delivery_lines')
    .values(
      lines.map(({ productId, packs, toCome }) => ({
        delivery_id: id,
        product_id: productId,
        packs,
        to_come: toCome ?? null,
      })),
    )
    .returning(['id', 'product_id as productId'])
    .execute();
  return { id, lineIds: new Map(rows.map((row) => [row.productId, row.id])) };
}

interface SummaryRow extends Omit<DeliverySummary, 'reference' | 'purchaseOrderId'> {
  readonly reference: string | null;
  readonly purchaseOrderId: number | null;
}

interface WhichDeliveries {
  readonly after?: number | undefined;
  readonly id?: number;
  readonly purchaseOrderId?: number;
  readonly limit: number;
}

/** Reads deliveries, newest first: the page after an id, one, or those of a purchase order. */
export async function readDeliveries(
  db: Db,
  { after, id, purchaseOrderId, limit }: WhichDeliveries,
): Promise<readonly DeliverySummary[]> {
  const which = [
    ...(after === undefined ? [] : [sql`deliveries.id < ${after}`]),
    ...(id === undefined ? [] : [sql`deliveries.id = ${id}`]),
    ...(purchaseOrderId === undefined ? [] : [sql`purchase_order_id = ${purchaseOrderId}`]),
  ];
  const { rows } = await sql<SummaryRow>`
    select page.id, supplier, reference, received_at as "receivedAt", staff.name as by,
      purchase_order_id as "purchaseOrderId", lines, packs
    from (
      select id, supplier, reference, received_at, received_by, purchase_order_id from deliveries
      where ${which.length === 0 ? sql`true` : sql.join(which, sql` and `)}
      order by id desc limit ${sql.lit(limit)}
    ) as page
    join staff on staff.id = received_by
    cross join lateral (
      select count(*)::integer as lines, coalesce(sum(packs), 0)::float8 as packs
      from delivery_lines where delivery_id = page.id) as came
    order by page.id desc`.execute(db);
  return rows.map(({ reference, purchaseOrderId: order, ...row }) => ({
    ...row,
    ...(reference === null ? {} : { reference }),
    ...(order === null ? {} : { purchaseOrderId: order }),
  }));
}

/** Reads the lines of a delivery, in the order in which they were taken in. */
export async function readDeliveryLines(db: Db, id: number): Promise<readonly ReceivedLine[]> {
  const { rows } = await sql<Omit<ReceivedLine, 'toCome'> & { readonly toCome: number | null }>`
    select line.product_id as "productId", code, name, line.packs, to_come as "toCome",
      taken_in.id::float8 as "movementId",
      exists (select from stock_movements as later where later.reverses_id = taken_in.id) as "isReversed"
    from delivery_lines as line join products on products.id = line.product_id
    join stock_movements as taken_in on taken_in.delivery_line_id = line.id
    where delivery_id = ${id} order by line.id`.execute(db);
  return rows.map(({ toCome, ...row }) => ({ ...row, ...(toCome === null ? {} : { toCome }) }));
}
