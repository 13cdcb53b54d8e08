import type { DeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import type { Db } from '../../platform/database/Db.ts';

/** Reads what staff see of a product and do not change here. */
export async function readProductFacts(
  db: Db,
  id: number,
): Promise<Pick<DeskProduct, 'inStock' | 'source' | 'addedAt'> | undefined> {
  return db
    .selectFrom('products')
    .select(['in_stock as inStock', 'source', 'added_at as addedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
