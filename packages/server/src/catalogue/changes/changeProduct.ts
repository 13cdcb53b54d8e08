import type { ProductFields } from '@formulary/rules/catalogue/changes/productFields';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { changeProducts, createProducts, type NewProduct } from './changeProducts.ts';

/** Who changes something at the desk, and when. */
interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/** A change of one product at the desk. */
interface DeskProductChange {
  readonly id: number;
  readonly fields: Partial<ProductFields>;
  readonly version: number;
  readonly reason: string;
}

/**
 * Changes one product at the desk. Refuses as `changeProducts` and `requireReason` do, and with 'product-unchanged' what
 * is so already.
 */
export async function changeProduct(
  db: Db,
  { reason, ...change }: DeskProductChange,
  { actor, now }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  await withTransaction(db, async (trx) => {
    const changed = await changeProducts(trx, [change], { ...actor, reason: why }, now);
    if (changed.length === 0) throw new Refused('product-unchanged');
  });
}

/**
 * Adds a product at the desk and returns its id. Refuses as `createProducts` and `requireReason` do, with the sentence
 * about the price at the field `price`.
 */
export async function createProduct(
  db: Db,
  { reason, ...product }: NewProduct & { readonly reason: string },
  { actor, now }: Doing,
): Promise<number> {
  const why = requireReason(reason);
  try {
    return await withTransaction(db, async (trx) => {
      const [added] = await createProducts(trx, [product], { ...actor, reason: why }, now);
      if (added === undefined) throw new Error('The product was not added');
      return added.id;
    });
  } catch (error) {
    if (!(error instanceof Refused) || !error.problem.code.startsWith('price-')) throw error;
    throw new Refused(error.problem, { errors: { price: error.problem.message } });
  }
}
