import type { StockCause } from '@formulary/rules/stock/stockCauses';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';

/** A product whose stock is locked until the transaction ends. */
export interface LockedStock {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly inStock: number;
}

/** Locks the stock of products, in the order of their ids as orders do; leaves unknown ones out. */
export async function lockStock(trx: Trx, ids: readonly number[]): Promise<readonly LockedStock[]> {
  return trx
    .selectFrom('products')
    .select(['id', 'code', 'name', 'in_stock as inStock'])
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** A movement by staff to write into the ledger, with its voucher. */
export interface StaffMovement {
  readonly productId: number;
  readonly cause: Extract<StockCause, 'goods-in' | 'count' | 'adjustment' | 'reversal'>;
  /** Packs that come, or below 0 that go. */
  readonly packs: number;
  readonly reason?: string;
  readonly deliveryLineId?: number;
  readonly countLineId?: number;
  readonly reversesId?: number;
}

/** Writes movements of locked products and moves their stock with them. */
export async function moveStock(
  trx: Trx,
  movements: readonly StaffMovement[],
  { at, staffId }: { readonly at: Date; readonly staffId: number },
): Promise<void> {
  const column = <K extends keyof StaffMovement>(name: K) =>
    movements.map((movement) => movement[name] ?? null);
  await sql`
    with moved as (
      insert into stock_movements
        (product_id, cause, quantity, moved_at, staff_id, reason, delivery_line_id, count_line_id, reverses_id)
      select product_id, cause, quantity, ${at}, ${staffId}, reason, delivery_line_id, count_line_id, reverses_id
      from unnest(${column('productId')}::integer[], ${column('cause')}::text[], ${column('packs')}::integer[],
        ${column('reason')}::text[], ${column('deliveryLineId')}::integer[], ${column('countLineId')}::integer[],
        ${column('reversesId')}::bigint[]) as movement
        (product_id, cause, quantity, reason, delivery_line_id, count_line_id, reverses_id)
      order by product_id
      returning product_id, quantity
    )
    update products set in_stock = in_stock + packs
    from (select product_id, sum(quantity) as packs from moved group by product_id) as sums
    where products.id = sums.product_id`.execute(trx);
}

const OPEN_STATES = sql`('Awaiting payment', 'Awaiting prescription', 'Processing')`;

/** Returns the packs of products that orders hold and that have not left: they are on the shelf, but not in stock. */
export async function readHeldPacks(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; held: number }>`
    select line.product_id as id, sum(line.quantity - coalesce(sent.packs, 0))::float8 as held
    from order_lines as line join orders on orders.id = line.order_id
    left join lateral (
      select sum(parcel_lines.quantity) as packs from parcel_lines where order_line_id = line.id) as sent on true
    where line.product_id = any(${[...productIds]}::integer[]) and manual_index is null and state in ${OPEN_STATES}
    group by line.product_id`.execute(db);
  return new Map(rows.map(({ id, held }) => [id, held]));
}

/** Returns the id of a product's newest movement; 0 without one. */
export async function readNewestMovement(db: Db, productId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(max(id), 0)::float8 as id from stock_movements where product_id = ${productId}`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** A movement that may be reversed. */
export interface ReversibleMovement {
  readonly id: number;
  readonly productId: number;
  readonly cause: StockCause;
  readonly packs: number;
  readonly isReversed: boolean;
  readonly purchaseOrderId: number | null;
}

/** Reads a movement with whether it is reversed. */
export async function readReversible(db: Db, id: number): Promise<ReversibleMovement | undefined> {
  const { rows } = await sql<ReversibleMovement>`
    select moved.id::float8 as id, moved.product_id as "productId", moved.cause, moved.quantity as packs,
      exists (select from stock_movements as later where later.reverses_id = moved.id) as "isReversed",
      purchase_order_id as "purchaseOrderId"
    from stock_movements as moved
    left join delivery_lines on delivery_lines.id = delivery_line_id
    left join deliveries on deliveries.id = delivery_id
    where moved.id = ${id}`.execute(db);
  return rows[0];
}

/** A movement as the desk lists it. */
export interface MovementRow {
  readonly id: number;
  readonly at: Date;
  readonly cause: StockCause;
  readonly packs: number;
  readonly level: number;
  readonly by: string | null;
  readonly reason: string | null;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly deliveryId: number | null;
  readonly supplier: string | null;
  readonly reference: string | null;
  readonly countId: number | null;
  readonly isReversed: boolean;
}

/** Reads movements of a product before a movement, or the newest, each with the stock after it. */
export async function readMovements(
  db: Db,
  productId: number,
  { after, limit }: { readonly after: number | undefined; readonly limit: number },
): Promise<readonly MovementRow[]> {
  const before = after === undefined ? sql`true` : sql`id < ${after}`;
  const newer =
    after === undefined
      ? sql`0`
      : sql`(select coalesce(sum(quantity), 0) from stock_movements where product_id = ${productId} and id >= ${after})`;
  const { rows } = await sql<MovementRow>`
    with page as materialized (
      select id, moved_at, cause, quantity, order_line_id, staff_id, reason, delivery_line_id, count_line_id
      from stock_movements where product_id = ${productId} and ${before}
      order by id desc limit ${sql.lit(limit)}
    )
    select page.id::float8 as id, moved_at as at, cause, page.quantity as packs,
      (in_stock - ${newer} - coalesce(sum(page.quantity) over (
        order by page.id desc rows between unbounded preceding and 1 preceding), 0))::float8 as level,
      staff.name as by, page.reason, order_id as "orderId", number as "orderNumber",
      delivery_id as "deliveryId", supplier, deliveries.reference, count_id as "countId",
      exists (select from stock_movements as later where later.reverses_id = page.id) as "isReversed"
    from page
    join products on products.id = ${productId}
    left join staff on staff.id = staff_id
    left join order_lines on order_lines.id = order_line_id
    left join orders on orders.id = order_id
    left join delivery_lines on delivery_lines.id = delivery_line_id
    left join deliveries on deliveries.id = delivery_id
    left join stock_count_lines on stock_count_lines.id = count_line_id
    order by page.id desc`.execute(db);
  return rows;
}

/** A product that a typed code names. */
export interface CodedRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly inStock: number;
}

/** Reads the products of codes, which may be typed in small letters; by the code in capitals and as it is. */
export async function readCodes(
  db: Db,
  typed: readonly string[],
): Promise<ReadonlyMap<string, CodedRow>> {
  const wanted = [...new Set(typed.flatMap((code) => [code, code.toUpperCase()]))];
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'in_stock as inStock'])
    .where('code', 'in', wanted.length === 0 ? [''] : wanted)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}
