import type { StockLevel } from '@formulary/rules/stock/stockLevel';
import type { StockRequest } from '@formulary/rules/stock/stockRequest';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** A requested product and its current stock. */
export interface AwaitedProduct extends StockLevel {
  readonly productId: number;
  readonly name: string;
}

/** Reads a user's stock requests, latest first. */
export async function readStockRequests(db: Db, userId: number): Promise<readonly StockRequest[]> {
  return db
    .selectFrom('stock_requests')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['product_id as productId', 'name', 'asked_at as askedAt'])
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('product_id')
    .execute();
}

/** Locks a user's stock requests against additions until the transaction ends. */
export async function lockRequestsOf(trx: Trx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(trx);
}

/** Reads the stock of a product on sale. */
export async function readStockLevel(db: Db, productId: number): Promise<StockLevel | undefined> {
  return db
    .selectFrom('products')
    .select(['in_stock as inStock', 'minimum_stock as minimumStock'])
    .where('id', '=', productId)
    .where('is_on_sale', '=', true)
    .executeTakeFirst();
}

export async function insertStockRequest(
  trx: Trx,
  userId: number,
  productId: number,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('stock_requests')
    .values({ user_id: userId, product_id: productId, asked_at: now })
    .execute();
}

/** Deletes requests of a user, if they exist. */
export async function deleteStockRequests(
  db: Db,
  userId: number,
  productIds: readonly number[],
): Promise<void> {
  await sql`delete from stock_requests
    where user_id = ${userId} and product_id = any(${productIds}::integer[])`.execute(db);
}

/** Reads users with a requested product in stock; an account that may not use the shop is told when it may again. */
export async function readWaitingUsers(db: Db): Promise<readonly number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id as "userId"
    from stock_requests
      join products on products.id = product_id
      join users on users.id = user_id
    where in_stock > 0 and account_state = 'active' order by user_id`.execute(db);
  return rows.map(({ userId }) => userId);
}

/**
 * Locks a user's stock requests until the transaction ends; returns their products with the current stock, by name.
 * Requests answered meanwhile are left out.
 */
export async function lockAwaitedProducts(
  trx: Trx,
  userId: number,
): Promise<readonly AwaitedProduct[]> {
  const { rows } = await sql<AwaitedProduct>`
    select product_id as "productId", name, in_stock as "inStock", minimum_stock as "minimumStock"
    from stock_requests join products on products.id = product_id
    where user_id = ${userId} order by name, product_id
    for update of stock_requests`.execute(trx);
  return rows;
}

/** Removes requests that were made before a moment. */
export async function deleteOldStockRequests(
  trx: Trx,
  before: Date,
  most: number,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from stock_requests where ctid in (
    select ctid from stock_requests where asked_at < ${before}
    limit ${most} for update skip locked)`.execute(trx);
  return Number(numAffectedRows);
}
