import type { StockCount, StockCountLine } from '@formulary/rules/calls/desk/deskCountCalls';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import type { KeyedRequest } from '../ledger/onceByKey.queries.ts';

interface NewCount {
  readonly name: string;
  readonly at: Date;
  readonly staffId: number;
  readonly request: KeyedRequest;
}

/** Inserts a count of products; returns its id. */
export async function insertCount(
  trx: Trx,
  { name, at, staffId, request }: NewCount,
  productIds: readonly number[],
): Promise<number> {
  const { id } = await trx
    .insertInto('stock_counts')
    .values({
      name,
      started_at: at,
      started_by: staffId,
      request_key: request.key,
      request_hash: request.hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('stock_count_lines')
    .values(productIds.map((productId) => ({ count_id: id, product_id: productId })))
    .execute();
  return id;
}

/** Reads the products of a category and those below it, by name; undefined for an unknown category. */
export async function readProductsOfCategory(
  db: Db,
  categoryId: number,
  most: number,
): Promise<readonly number[] | undefined> {
  const category = db.selectFrom('categories').select('id').where('id', '=', categoryId);
  if (!(await category.executeTakeFirst())) return undefined;
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from categories where id = ${categoryId}
      union
      select categories.id from categories join below on parent_id = below.id
    )
    select id from products
    where id in (select product_id from product_categories where category_id in (select id from below))
      and (is_on_sale or in_stock > 0)
    order by name, id limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Reads the categories that hold products, or categories that do, by name. */
export async function readCategories(
  db: Db,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return db
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .limit(2_000)
    .execute();
}

/** Reads counts, newest first: the page after an id, or one. */
export async function readCounts(
  db: Db,
  {
    after,
    id,
    limit,
  }: { readonly after?: number | undefined; readonly id?: number; readonly limit: number },
): Promise<readonly StockCount[]> {
  const which =
    id === undefined
      ? sql`stock_counts.id < ${after ?? 2_147_483_647}`
      : sql`stock_counts.id = ${id}`;
  const { rows } = await sql<Omit<StockCount, 'closedAt'> & { readonly closedAt: Date | null }>`
    select page.id, page.name, started_at as "startedAt", staff.name as by, closed_at as "closedAt",
      lines, counted, booked
    from (
      select id, name, started_at, started_by, closed_at from stock_counts
      where ${which} order by id desc limit ${sql.lit(limit)}
    ) as page
    join staff on staff.id = started_by
    cross join lateral (
      select count(*)::integer as lines, count(counted_at)::integer as counted, count(booked_at)::integer as booked
      from stock_count_lines where count_id = page.id) as line
    order by page.id desc`.execute(db);
  return rows.map(({ closedAt, ...row }) => ({
    ...row,
    ...(closedAt === null ? {} : { closedAt }),
  }));
}

interface LineRow {
  readonly id: number;
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly counted: number | null;
  readonly expected: number | null;
  readonly countedAt: Date | null;
  readonly countedBy: string | null;
  readonly bookedAt: Date | null;
  readonly bookedBy: string | null;
  readonly reason: string | null;
}

/** Reads lines of a count in the order in which they are counted: all of them, or one. */
export async function readCountLines(
  db: Db,
  which: { readonly countId: number } | { readonly lineId: number },
): Promise<readonly StockCountLine[]> {
  const wanted =
    'countId' in which ? sql`count_id = ${which.countId}` : sql`line.id = ${which.lineId}`;
  const { rows } = await sql<LineRow>`
    select line.id, product_id as "productId", code, products.name, counted, expected,
      counted_at as "countedAt", counter.name as "countedBy", booked_at as "bookedAt", booker.name as "bookedBy", reason
    from stock_count_lines as line join products on products.id = product_id
    left join staff as counter on counter.id = counted_by
    left join staff as booker on booker.id = booked_by
    where ${wanted} order by line.id`.execute(db);
  return rows.map(
    ({ counted, expected, countedAt, countedBy, bookedAt, bookedBy, reason, ...row }) => ({
      ...row,
      counted: counted ?? undefined,
      expected: expected ?? undefined,
      difference: counted === null || expected === null ? undefined : counted - expected,
      ...(countedAt === null ? {} : { countedAt }),
      ...(countedBy === null ? {} : { countedBy }),
      ...(bookedAt === null ? {} : { bookedAt }),
      ...(bookedBy === null ? {} : { bookedBy }),
      ...(reason === null ? {} : { reason }),
    }),
  );
}

/** A count that is locked until the transaction ends. */
export async function lockCount(
  trx: Trx,
  id: number,
  strength: 'closing' | 'using',
): Promise<{ readonly closedAt: Date | null } | undefined> {
  const count = trx.selectFrom('stock_counts').select('closed_at as closedAt').where('id', '=', id);
  return (strength === 'closing' ? count.forNoKeyUpdate() : count.forShare()).executeTakeFirst();
}

/** Returns the count of a line. */
export async function countOfLine(db: Db, lineId: number): Promise<number | undefined> {
  const line = db.selectFrom('stock_count_lines').select('count_id').where('id', '=', lineId);
  return (await line.executeTakeFirst())?.count_id;
}

/** A line of a count that is locked until the transaction ends. */
export interface LockedLine {
  readonly id: number;
  readonly productId: number;
  readonly counted: number | null;
  readonly expected: number | null;
  readonly movementId: number | null;
  readonly bookedAt: Date | null;
  readonly bookedBy: string | null;
}

/** Locks lines of a count, in the order of their ids. */
export async function lockCountLines(
  trx: Trx,
  countId: number,
  ids: readonly number[],
): Promise<readonly LockedLine[]> {
  const { rows } = await sql<LockedLine>`
    select line.id, product_id as "productId", counted, expected, movement_id::float8 as "movementId",
      booked_at as "bookedAt", (select name from staff where staff.id = booked_by) as "bookedBy"
    from stock_count_lines as line
    where count_id = ${countId} and line.id = any(${[...ids]}::integer[])
    order by line.id for no key update`.execute(trx);
  return rows;
}

interface Counted {
  readonly counted: number;
  readonly expected: number;
  readonly movementId: number;
  readonly at: Date;
  readonly staffId: number;
}

export async function writeCounted(
  trx: Trx,
  lineId: number,
  { counted, expected, movementId, at, staffId }: Counted,
): Promise<void> {
  await trx
    .updateTable('stock_count_lines')
    .set({ counted, expected, movement_id: movementId, counted_at: at, counted_by: staffId })
    .where('id', '=', lineId)
    .execute();
}

/** Marks lines as booked, each with its reason. */
export async function writeBooked(
  trx: Trx,
  lines: readonly { readonly id: number; readonly reason: string | undefined }[],
  { at, staffId }: { readonly at: Date; readonly staffId: number },
): Promise<void> {
  await sql`
    update stock_count_lines set booked_at = ${at}, booked_by = ${staffId}, reason = booked.reason
    from unnest(${lines.map(({ id }) => id)}::integer[], ${lines.map(({ reason }) => reason ?? null)}::text[])
      as booked (id, reason)
    where stock_count_lines.id = booked.id`.execute(trx);
}

/** Returns the newest movement by a count, or its reversal, of each product. */
export async function readNewestCounts(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ productId: number; id: number }>`
    select product_id as "productId", max(id)::float8 as id from stock_movements
    where product_id = any(${[...productIds]}::integer[]) and count_line_id is not null
    group by product_id`.execute(db);
  return new Map(rows.map((row) => [row.productId, row.id]));
}

export async function writeClosed(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('stock_counts').set({ closed_at: at }).where('id', '=', id).execute();
}
