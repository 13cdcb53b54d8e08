import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { Category } from '@formulary/rules/catalogue/category';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import { ProductColumns, productTypes } from './ProductColumns.ts';
import { type PromotionRow, promotionsJson, promotionsOf } from './promotions.queries.ts';

/** Reads the ids of products on sale by pack code, as typed or in capitals. */
export async function readIdsOfCodes(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const spellings = [...new Set(codes.flatMap((code) => [code, code.toUpperCase()]))];
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from products where code = any(${spellings}::text[]) and is_on_sale`.execute(
    db,
  );
  return new Map(rows.map(({ id, code }) => [code, id]));
}

/** Reads the pack codes of products by id. */
export async function readCodesOfIds(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from products where id = any(${ids}::integer[])`.execute(db);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Reads the products of a user's own orders, except cancelled ones. */
export async function readBoughtProducts(db: Db, userId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('orders.user_id', '=', userId)
    .where('orders.state', '!=', 'Cancelled')
    .select('order_lines.product_id')
    .distinct()
    .execute();
  return rows.flatMap((row) => row.product_id ?? []);
}

/** Reads all categories in the display order of the shop. */
export async function readCategories(db: Db): Promise<readonly Category[]> {
  return db
    .selectFrom('categories')
    .select((eb) => [
      'id',
      'name',
      'description',
      'image',
      eb.fn.coalesce('parent_id', eb.lit(0)).as('parentId'),
      'prescription_limit as prescriptionLimit',
    ])
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

interface ProductRow extends Omit<CatalogueProduct, 'promotions'> {
  readonly offers: readonly PromotionRow[];
}

/** Reads the products on sale: all, or those with these ids. */
export async function readProducts(
  db: Db,
  ids?: readonly number[],
): Promise<readonly CatalogueProduct[]> {
  const wanted = ids === undefined ? sql`true` : sql`products.id = any(${ids}::integer[])`;
  const { rows } = await sql<ProductRow>`
    select id, code, name, image, type, description, information, price_mills as price,
      vat_percent as "vatPercent", in_stock as "inStock", minimum_stock as "minimumStock",
      prescription_limit as "prescriptionLimit",
      extract(epoch from added_at)::integer as "addedAt",
      array(select category_id from product_categories
        where product_id = products.id order by position, category_id) as "categoryIds",
      ${promotionsJson()} as offers
    from products where is_on_sale and ${wanted}`.execute(db);
  return rows.map(({ offers, ...product }) => {
    return { ...product, promotions: promotionsOf(offers) };
  });
}

/** Products packed into one row of the result. */
const PACKED_TOGETHER = 2_048;
/** Bytes of a packed product: id, hash, price, stock, minimum stock, limit (8 or 4 bytes each), VAT and type (2). */
const PACKED_BYTES = 36;

/**
 * Reads the figures of all products on sale, ordered by id, with a hash of their texts and categories. Unpacks them in
 * steps, because there may be hundreds of thousands. Packed rows take PostgreSQL and the driver a tenth of the time.
 */
export async function readFigures(db: Db): Promise<Generator<void, ProductColumns>> {
  const { rows } = await sql<{ packed: Buffer }>`
    select string_agg(
      int4send(id) || int8send(hash) || int8send(price_mills) || int4send(in_stock) || int4send(minimum_stock)
        || int4send(prescription_limit) || int2send(vat_percent)
        || int2send((array_position(${sql.val([...productTypes])}::text[], type) - 1)::smallint),
      ''::bytea order by id) as packed
    from (
      select id, price_mills, in_stock, minimum_stock, prescription_limit, vat_percent, type, hashtextextended(concat_ws(E'\x01', code, extract(epoch from added_at), name, image, description, information, ids), 0) as hash
      from products left join (
        select product_id, string_agg(category_id::text, ',' order by position, category_id) as ids
        from product_categories group by product_id
      ) as placed on product_id = id
      where is_on_sale
    ) as hashed
    group by id / ${sql.lit(PACKED_TOGETHER)} order by min(id)`.execute(db);
  return unpacked(rows.map(({ packed }) => packed));
}

function* unpacked(parts: readonly Buffer[]): Generator<void, ProductColumns> {
  const columns = new ProductColumns();
  for (const packed of parts) {
    yield;
    for (let at = 0; at < packed.length; at += PACKED_BYTES) {
      const figures = {
        price: Number(packed.readBigInt64BE(at + 12)),
        inStock: packed.readInt32BE(at + 20),
        minimumStock: packed.readInt32BE(at + 24),
        prescriptionLimit: packed.readInt32BE(at + 28),
        vatPercent: packed.readInt16BE(at + 32),
        type: productTypes[packed.readInt16BE(at + 34)] ?? 'any',
      };
      columns.add(packed.readInt32BE(at), figures, packed.readBigInt64BE(at + 4));
    }
  }
  return columns;
}
