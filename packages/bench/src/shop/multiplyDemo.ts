import type { DatabaseHandle } from '@formulary/server/platform/database/openDatabase';
import { withTransaction } from '@formulary/server/platform/database/withTransaction';
import { seedCatalogue } from '@formulary/server/seed/seedCatalogue.queries';
import { madeUpMakers } from './madeUpProducts.ts';

/**
 * Fills an empty shop with the demo catalogue, which every clone has, and with copies of its products by other makers,
 * until there are `count`. Copies have the categories, offers and stock of their product.
 */
export async function multiplyDemo(
  { db, pool }: Pick<DatabaseHandle, 'db' | 'pool'>,
  count: number,
): Promise<void> {
  await withTransaction(db, (trx) => seedCatalogue(trx, new Date()));
  await pool.query(
    `with demo as (
       select *, row_number() over (order by id) as place, count(*) over () as all_of_them
       from products
     ), copies as (
       insert into products (code, source, name, description, information, price_mills, vat_percent,
           type, in_stock, minimum_stock, prescription_limit, image, is_cold_chain, added_at)
         select code || '-' || copy, source, name || ' (' || maker || ')', description, information,
           price_mills, vat_percent, type, in_stock, minimum_stock, prescription_limit, image,
           is_cold_chain, added_at
         from demo cross join unnest($2::text[]) with ordinality as made (maker, copy)
         where place + copy * all_of_them <= $1
         returning id, code
     ), originals as (
       select copies.id, demo.id as original_id
       from copies join demo on demo.code = regexp_replace(copies.code, '-[0-9]+$', '')
     ), categories as (
       insert into product_categories (product_id, category_id, position)
         select originals.id, category_id, position
         from originals join product_categories on product_id = original_id
     )
     insert into promotions (product_id, quantity, price_mills, starts_at, ends_at)
       select originals.id, quantity, price_mills, starts_at, ends_at
       from originals join promotions on product_id = original_id`,
    [count, madeUpMakers],
  );
  await pool.query(
    `insert into stock_movements (product_id, quantity, cause, moved_at)
       select id, in_stock, 'opening', now() from products where in_stock > 0`,
  );
}
