import type { PurchaseOrderSummary } from '@formulary/rules/calls/desk/deskGoodsCalls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { KeyedRequest } from '../ledger/onceByKey.queries.ts';

/** Packs of a product in a line. */
export interface LinePacks {
  readonly productId: number;
  readonly packs: number;
}

interface NewPurchaseOrder {
  readonly supplier: string;
  readonly reference: string | undefined;
  readonly expectedOn: string | undefined;
  readonly at: Date;
  readonly staffId: number;
  readonly request: KeyedRequest;
}

/** Inserts a purchase order with its lines; returns its id. */
export async function insertPurchaseOrder(
  trx: Trx,
  { supplier, reference, expectedOn, at, staffId, request }: NewPurchaseOrder,
  lines: readonly LinePacks[],
): Promise<number> {
  const { id } = await trx
    .insertInto('purchase_orders')
    .values({
      supplier,
      reference: reference ?? null,
      expected_on: expectedOn ?? null,
      ordered_at: at,
      ordered_by: staffId,
      request_key: request.key,
      request_hash: request.hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('purchase_order_lines')
    .values(
      lines.map(({ productId, packs }) => ({
        purchase_order_id: id,
        product_id: productId,
        packs,
      })),
    )
    .execute();
  return id;
}

/** A purchase order that is locked until the transaction ends. */
interface LockedPurchaseOrder {
  readonly id: number;
  readonly supplier: string;
  readonly closedAt: Date | null;
  readonly closeReason: string | null;
}

export async function lockPurchaseOrder(
  trx: Trx,
  id: number,
): Promise<LockedPurchaseOrder | undefined> {
  return trx
    .selectFrom('purchase_orders')
    .select(['id', 'supplier', 'closed_at as closedAt', 'close_reason as closeReason'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Writes since when nothing more is expected; undefined opens it again. */
export async function writeClosing(
  trx: Trx,
  id: number,
  { at, reason }: { readonly at: Date | undefined; readonly reason: string | undefined },
): Promise<void> {
  await trx
    .updateTable('purchase_orders')
    .set({ closed_at: at ?? null, close_reason: reason ?? null })
    .where('id', '=', id)
    .execute();
}

/** Packs that came of each line, without those that were reversed; by purchase order and product. */
export const receivedPacks = sql`
  select purchase_order_id, line.product_id, sum(line.packs) as packs
  from deliveries join delivery_lines as line on delivery_id = deliveries.id
  join stock_movements as taken_in on taken_in.delivery_line_id = line.id
  where not exists (select from stock_movements as later where later.reverses_id = taken_in.id)`;

/** A line of a purchase order with what came of it. */
export interface PurchaseOrderLineRow {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly ordered: number;
  readonly received: number;
}

/** Reads the lines of a purchase order, by name. */
export async function readPurchaseOrderLines(
  db: Db,
  id: number,
): Promise<readonly PurchaseOrderLineRow[]> {
  const { rows } = await sql<PurchaseOrderLineRow>`
    select line.product_id as "productId", code, name, line.packs::float8 as ordered,
      coalesce(came.packs, 0)::float8 as received
    from purchase_order_lines as line join products on products.id = line.product_id
    left join (${receivedPacks} and purchase_order_id = ${id}
      group by purchase_order_id, line.product_id) as came on came.product_id = line.product_id
    where line.purchase_order_id = ${id} order by name, line.product_id`.execute(db);
  return rows;
}

interface SummaryRow extends Omit<PurchaseOrderSummary, 'state' | 'reference' | 'expectedOn'> {
  readonly reference: string | null;
  readonly expectedOn: string | null;
  readonly closedAt: Date | null;
  readonly closeReason: string | null;
}

/** Reads purchase orders, newest first: the page after an id, or one. */
export async function readPurchaseOrders(
  db: Db,
  {
    after,
    id,
    limit,
  }: { readonly after?: number | undefined; readonly id?: number; readonly limit: number },
): Promise<readonly PurchaseOrderSummary[]> {
  const which =
    id === undefined
      ? sql`purchase_orders.id < ${after ?? 2_147_483_647}`
      : sql`purchase_orders.id = ${id}`;
  const { rows } = await sql<SummaryRow>`
    select page.id, supplier, reference, expected_on as "expectedOn", ordered_at as "orderedAt", staff.name as by,
      closed_at as "closedAt", close_reason as "closeReason", lines, ordered, received
    from (
      select id, supplier, reference, expected_on, ordered_at, ordered_by, closed_at, close_reason
      from purchase_orders where ${which} order by id desc limit ${sql.lit(limit)}
    ) as page
    join staff on staff.id = ordered_by
    cross join lateral (
      select count(*)::integer as lines, coalesce(sum(packs), 0)::float8 as ordered
      from purchase_order_lines where purchase_order_id = page.id) as asked
    cross join lateral (
      select coalesce(sum(packs), 0)::float8 as received from (
        ${receivedPacks} and purchase_order_id = page.id group by purchase_order_id, line.product_id) as came) as came
    order by page.id desc`.execute(db);
  return rows.map(({ closedAt, closeReason, reference, expectedOn, ...row }) => {
    const openState = row.received > 0 ? 'part' : 'open';
    const closedState = closeReason === null ? 'complete' : 'closed';
    return {
      ...row,
      state: closedAt === null ? openState : closedState,
      ...(reference === null ? {} : { reference }),
      ...(expectedOn === null ? {} : { expectedOn }),
    };
  });
}
