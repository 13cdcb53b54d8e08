import type { Category } from '@formulary/rules/catalogue/category';
import { sql } from 'kysely';
import type { Db } from '../platform/database/Db.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';
import { type PromotionRow, promotionsJson, promotionsOf } from './promotions.queries.ts';

/** Every category, parents and children in the order the shop shows them. */
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

/** The products on sale: all of them, or those among some ids. */
export async function readProducts(
  db: Db,
  ids?: readonly number[],
): Promise<readonly CatalogueProduct[]> {
  const wanted = ids === undefined ? sql`true` : sql`products.id = any(${ids}::integer[])`;
  const { rows } = await sql<ProductRow>`
    select id, name, image, type, description, information, price_mills as price,
      vat_percent as "vatPercent", in_stock as "inStock", minimum_stock as "minimumStock",
      prescription_limit as "prescriptionLimit",
      array(select category_id from product_categories
        where product_id = products.id order by position, category_id) as "categoryIds",
      ${promotionsJson()} as offers
    from products where is_on_sale and ${wanted}`.execute(db);
  return rows.map(({ offers, ...product }) => {
    return { ...product, promotions: promotionsOf(offers) };
  });
}
