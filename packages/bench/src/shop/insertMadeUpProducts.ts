import type { TariffProduct } from '@formulary/server/catalogue/tariff/readTariffRow';
import { upsertShelf } from '@formulary/server/catalogue/tariff/tariff.queries';
import { tariffShelf } from '@formulary/server/catalogue/tariff/tariffShelf';
import type { DatabaseHandle } from '@formulary/server/platform/database/openDatabase';
import { withTransaction } from '@formulary/server/platform/database/withTransaction';
import type { Pool } from 'pg';
import { madeUpProducts } from './madeUpProducts.ts';

const BATCH = 2_000;
/** One in 20 products has a promotion. */
const ON_OFFER = 20;

/** Inserts generated products into the categories of their medicines, one in twenty with a promotion. */
export async function insertMadeUpProducts(
  { db, pool }: Pick<DatabaseHandle, 'db' | 'pool'>,
  medicines: readonly TariffProduct[],
  count: number,
): Promise<void> {
  const shelfIds = new Map<string, number>();
  await withTransaction(db, async (trx) => {
    for (const medicine of medicines) {
      let parentId: number | undefined;
      for (const shelf of tariffShelf(medicine)) {
        const id = shelfIds.get(shelf.slug);
        parentId = id ?? (await upsertShelf(trx, shelf, parentId, shelfIds.size));
        shelfIds.set(shelf.slug, parentId);
      }
    }
  });
  let batch: object[] = [];
  for (const product of madeUpProducts(medicines, count)) {
    batch.push({ ...product, shelf_id: shelfIds.get(product.shelf) });
    if (batch.length < BATCH) continue;
    await insertBatch(pool, batch);
    batch = [];
  }
  await insertBatch(pool, batch);
  await pool.query(
    `insert into promotions (product_id, quantity, price_mills, starts_at, ends_at)
       select id, 3, price_mills * 2, now() - interval '1 day', now() + interval '30 days'
       from products where id % $1 = 0`,
    [ON_OFFER],
  );
  await pool.query('analyze');
}

async function insertBatch(pool: Pool, batch: readonly object[]): Promise<void> {
  await pool.query(
    `with given as (
       select * from json_to_recordset($1) as given (code text, name text, description text,
         information text, price bigint, image text, "inStock" integer, shelf_id integer)
     ), added as (
       insert into products (code, source, name, description, information, price_mills, image,
           vat_percent, type, in_stock, minimum_stock)
         select code, 'tariff', name, description, information, price, image, 20, 'any', "inStock", 20
         from given
         returning id, code, in_stock
     ), moved as (
       insert into stock_movements (product_id, quantity, cause, moved_at)
         select id, in_stock, 'opening', now() from added where in_stock > 0
     )
     insert into product_categories (product_id, category_id)
       select id, shelf_id from added join given using (code)`,
    [JSON.stringify(batch)],
  );
}
