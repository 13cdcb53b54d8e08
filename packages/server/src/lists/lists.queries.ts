import type { ListedLine, ListLine } from '@formulary/rules/lists/productList';
import type { OrderedLine, UsualLine } from '@formulary/rules/lists/usualOrder';
import { type RawBuilder, sql } from 'kysely';
import {
  type PromotionRow,
  promotionsJson,
  promotionsOf,
} from '../catalogue/promotions.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** A stored list. */
export interface StoredList {
  /** Row id; on the wire, the usual order has id 0 instead. */
  readonly rowId: number;
  /** 0 for the usual order. */
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly lines: readonly UsualLine[];
}

/** Product fields of a list line. */
export type ListedProduct = Omit<ListedLine, 'isPrescription' | 'quantity'>;

interface ProductRow extends Omit<ListedProduct, 'promotions'> {
  readonly offers: readonly PromotionRow[];
}

/** Selects a user's list by id; 0 is the usual order. */
function isListOf(userId: number, id: number): RawBuilder<unknown> {
  return id === 0
    ? sql`product_lists.user_id = ${userId} and is_usual`
    : sql`product_lists.user_id = ${userId} and not is_usual and product_lists.id = ${id}`;
}

const listColumns = sql`product_lists.id as "rowId",
  case when is_usual then 0 else product_lists.id end as id, name, version,
  coalesce((select json_agg(json_build_object('productId', product_id,
      'isPrescription', is_prescription, 'quantity', quantity) order by position)
    from product_list_lines where list_id = product_lists.id), '[]') as lines`;

/** Reads a user's stored lists: the usual order first, then the others by name. */
export async function readStoredLists(db: Db, userId: number): Promise<readonly StoredList[]> {
  const { rows } = await sql<StoredList>`
    select ${listColumns} from product_lists where user_id = ${userId}
    order by is_usual desc, lower(name), product_lists.id`.execute(db);
  return rows;
}

/** Reads one stored list; undefined for another user's. */
export async function readStoredList(
  db: Db,
  userId: number,
  id: number,
): Promise<StoredList | undefined> {
  const { rows } = await sql<StoredList>`
    select ${listColumns} from product_lists where ${isListOf(userId, id)}`.execute(db);
  return rows[0];
}

/**
 * Locks a stored list until the transaction ends and reads it. Returns undefined if no row was locked, even if one
 * appears meanwhile: two transactions could change an unlocked list at once.
 */
export async function lockStoredList(
  trx: Trx,
  userId: number,
  id: number,
): Promise<StoredList | undefined> {
  const { rows } = await sql`
    select from product_lists where ${isListOf(userId, id)} for update`.execute(trx);
  return rows.length === 0 ? undefined : readStoredList(trx, userId, id);
}

/** Reads what a user ordered since a time and can still order, by line. */
export async function readOrderedLines(
  db: Db,
  userId: number,
  since: Date,
): Promise<readonly OrderedLine[]> {
  const { rows } = await sql<OrderedLine>`
    select product_id as "productId", is_prescription as "isPrescription",
      count(*)::integer as times, max(placed_at) as "lastOrderedAt",
      (array_agg(quantity order by placed_at desc, order_id desc))[1] as "lastQuantity"
    from order_lines
      join orders on orders.id = order_id
      join products on products.id = product_id
    where user_id = ${userId} and placed_at >= ${since} and state <> 'Cancelled'
      and quantity > 0 and is_on_sale
    group by product_id, is_prescription
    order by min(order_lines.id)`.execute(db);
  return rows;
}

/** Reads these products by id, including those off sale. */
export async function readListedProducts(
  db: Db,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, ListedProduct>> {
  const { rows } = await sql<ProductRow>`
    select id as "productId", code, name, image, type, price_mills as price,
      vat_percent as "vatPercent", in_stock as "inStock", minimum_stock as "minimumStock",
      is_on_sale as "isOnSale", ${promotionsJson(now)} as offers
    from products where id = any(${productIds}::integer[])`.execute(db);
  return new Map(
    rows.map(({ offers, ...product }) => [
      product.productId,
      { ...product, promotions: promotionsOf(offers) },
    ]),
  );
}

/** Serialises creating and renaming lists of a user until the transaction ends. */
export async function lockListsOf(trx: Trx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(trx);
}

/** Counts a user's lists without the usual order. */
export async function countLists(trx: Trx, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('product_lists')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('is_usual', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns whether another list of a user has this name, ignoring case. */
export async function isNameTaken(
  trx: Trx,
  userId: number,
  name: string,
  except?: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from product_lists
    where user_id = ${userId} and lower(name) = lower(${name}) and id is distinct from ${except ?? null}
    `.execute(trx);
  return rows.length > 0;
}

/** Adds a list and returns its row id. Returns undefined if the usual order exists already. */
export async function insertList(
  trx: Trx,
  list: { readonly userId: number; readonly name: string; readonly isUsual: boolean },
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into product_lists (user_id, name, is_usual, created_at)
    values (${list.userId}, ${list.name}, ${list.isUsual}, ${now})
    on conflict do nothing
    returning id`.execute(trx);
  return rows[0]?.id;
}

/** Renames a locked list. */
export async function renameStoredList(trx: Trx, rowId: number, name: string): Promise<void> {
  await sql`update product_lists set name = ${name}, version = version + 1 where id = ${rowId}`.execute(
    trx,
  );
}

/** Replaces the lines of a locked list, in order. */
export async function writeListLines(
  trx: Trx,
  rowId: number,
  lines: readonly (ListLine | UsualLine)[],
): Promise<void> {
  await sql`delete from product_list_lines where list_id = ${rowId}`.execute(trx);
  const rows = lines.map(({ productId, isPrescription, quantity }, position) => {
    return { productId, isPrescription, quantity, position };
  });
  await sql`
    insert into product_list_lines (list_id, product_id, is_prescription, quantity, position)
    select ${rowId}, line."productId", line."isPrescription", line.quantity, line.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as
      line ("productId" integer, "isPrescription" boolean, quantity integer, position smallint)`.execute(
    trx,
  );
  await sql`update product_lists set version = version + 1 where id = ${rowId}`.execute(trx);
}

/** Removes a list with its lines; returns whether it existed. */
export async function deleteList(db: Db, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from product_lists where ${isListOf(userId, id)} returning id`.execute(db);
  return rows.length > 0;
}
