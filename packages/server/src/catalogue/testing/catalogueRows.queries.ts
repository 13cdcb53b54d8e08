import { sql } from 'kysely';
import type { Db } from '../../platform/database/Db.ts';

/** Reads the imported products, and the category path of each. */
export async function catalogueRows(db: Db) {
  const products = await db
    .selectFrom('products')
    .selectAll()
    .where('source', '=', 'tariff')
    .orderBy('code')
    .execute();
  const { rows } = await sql<{ shelf: string }>`
    with recursive path as (
      select id, name from categories where parent_id is null
      union all
      select categories.id, path.name || ' / ' || categories.name
      from categories join path on path.id = parent_id
    )
    select path.name as shelf from product_categories
    join path on path.id = category_id join products on products.id = product_id
    where source = 'tariff' order by code`.execute(db);
  return { products, shelves: rows.map(({ shelf }) => shelf) };
}
