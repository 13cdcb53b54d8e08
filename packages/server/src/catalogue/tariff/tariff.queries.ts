import { sql } from 'kysely';
import type { Trx } from '../../platform/database/Trx.ts';
import type { Shelf } from './tariffShelf.ts';
import type { TariffListing } from './tariffListing.ts';

/** Initial values of a new tariff product; only the shop changes them afterwards. */
export interface NewProductTerms {
  readonly vatPercent: number;
  readonly type: 'prescription';
  readonly inStock: number;
  readonly minimumStock: number;
  readonly now: Date;
}

/** Serialises imports. */
export async function lockImport(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue import'))`.execute(trx);
}

/** Adds a category unless it exists, and returns its id. */
export async function upsertShelf(
  trx: Trx,
  shelf: Shelf,
  parentId: number | undefined,
  position: number,
): Promise<number> {
  const known = await trx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', shelf.slug)
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await trx
    .insertInto('categories')
    .values({
      parent_id: parentId ?? null,
      slug: shelf.slug,
      name: shelf.name,
      description: shelf.description,
      sort_order: position,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads the current listings by code. */
export async function readListings(trx: Trx): Promise<ReadonlyMap<string, TariffListing>> {
  const { rows } = await sql<TariffListing>`
    select code, products.name, products.description, information, price_mills as price,
      is_cold_chain as "isColdChain", products.image, coalesce(slug, '') as shelf
    from products
    left join lateral (
      select slug from product_categories join categories on categories.id = category_id
      where product_id = products.id order by product_categories.position limit 1
    ) as first_category on true
    where source = 'tariff'`.execute(trx);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Adds products with their opening stock. */
export async function insertListings(
  trx: Trx,
  listings: readonly TariffListing[],
  shelfIds: ReadonlyMap<string, number>,
  terms: NewProductTerms,
): Promise<void> {
  const rows = await trx
    .insertInto('products')
    .values(
      listings.map((listing) => ({
        ...columnsOf(listing),
        code: listing.code,
        source: 'tariff' as const,
        vat_percent: terms.vatPercent,
        type: terms.type,
        in_stock: terms.inStock,
        minimum_stock: terms.minimumStock,
      })),
    )
    .returning(['id', 'code'])
    .execute();
  const idByCode = new Map(rows.map(({ code, id }) => [code, id]));
  await trx
    .insertInto('product_categories')
    .values(
      listings.map((listing) => ({
        product_id: found(idByCode, listing.code),
        category_id: found(shelfIds, listing.shelf),
      })),
    )
    .execute();
  await trx
    .insertInto('stock_movements')
    .values(
      rows.map(({ id }) => ({
        product_id: id,
        cause: 'opening' as const,
        quantity: terms.inStock,
        order_line_id: null,
        moved_at: terms.now,
      })),
    )
    .execute();
}

/** Updates one product to the file; stock, type and VAT belong to the shop. */
export async function updateListing(
  trx: Trx,
  listing: TariffListing,
  shelfIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { id } = await trx
    .updateTable('products')
    .set(columnsOf(listing))
    .where('code', '=', listing.code)
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('product_categories').where('product_id', '=', id).execute();
  await trx
    .insertInto('product_categories')
    .values({ product_id: id, category_id: found(shelfIds, listing.shelf) })
    .execute();
}

function columnsOf(listing: TariffListing) {
  return {
    name: listing.name,
    description: listing.description,
    information: listing.information,
    price_mills: listing.price,
    image: listing.image,
    is_cold_chain: listing.isColdChain,
  };
}

function found(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The import lost track of ${key}`);
  return id;
}
