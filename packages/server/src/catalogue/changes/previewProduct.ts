import { toldChanges } from '@formulary/rules/catalogue/changes/productChanges';
import { productEffects } from '@formulary/rules/catalogue/changes/productEffects';
import { type ProductFields, tidyProduct } from '@formulary/rules/catalogue/changes/productFields';
import type { ChangePreview } from '@formulary/rules/catalogue/changes/productWire';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { refuseFaults } from './changeProducts.ts';
import { readProductImpact } from './impact.queries.ts';
import { productFaultsOf } from './productFaultsOf.ts';
import { lockCategoryNames, readEditedProducts } from './products.queries.ts';

/**
 * Says what a change of a product would change and do elsewhere. Writes nothing. Refuses what the change would be
 * refused for: 'not-found' and 'products-faulty'.
 */
export function previewProduct(
  db: Db,
  { id, fields }: { readonly id: number; readonly fields: Partial<ProductFields> },
  now: Date,
): Promise<ChangePreview> {
  const after = tidyProduct(fields);
  return withTransaction(db, async (trx) => {
    const [before] = await readEditedProducts(trx, [id]);
    if (before === undefined) throw new Refused('not-found');
    const ids = [...before.categoryIds, ...(after.categoryIds ?? [])];
    const [faults, impact, names] = await Promise.all([
      productFaultsOf(trx, [{ id, before, after }]),
      readProductImpact(trx, [id], now),
      lockCategoryNames(trx, ids),
    ]);
    refuseFaults(faults, () => before);
    const nameOf = (categoryId: number) => names.get(categoryId) ?? `Category ${categoryId}`;
    return {
      changes: toldChanges(before, after, nameOf),
      effects: productEffects({ before, after, impact }),
    };
  });
}
