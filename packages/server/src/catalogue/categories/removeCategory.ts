import { counted } from '@formulary/rules/text/formatCount';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { changeProducts } from '../changes/changeProducts.ts';
import { keepChanges } from '../changes/products.queries.ts';
import type { RemovedCategory } from './restoreCategory.ts';
import {
  deleteCategory,
  lockCategories,
  readPlacedCategories,
  readProductsOfCategory,
} from './categories.queries.ts';
import {
  categorySubject,
  type Doing,
  fieldsOfCategory,
  requireCategory,
} from './changeCategory.ts';

/** A category to remove, and where its products go. */
interface Removal {
  readonly id: number;
  readonly version: number;
  readonly reason: string;
  readonly moveTo?: number | undefined;
}

/**
 * Removes a category that no category is below; its products move to `moveTo` first, each with an event of its own.
 * Refuses with 'not-found', 'record-changed', 'category-in-use', 'category-faulty' where they cannot go, and as
 * `requireReason` and `changeProducts` do.
 */
export function removeCategory(
  db: Db,
  { id, version, reason, moveTo }: Removal,
  { actor, now }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    await lockCategories(trx);
    const all = await readPlacedCategories(trx);
    // First: whoever comes second is told who removed it.
    await requireUnchanged(trx, categorySubject(id), version);
    const category = requireCategory(all, id);
    const below = all.filter(({ parentId }) => parentId === id).length;
    const products = await readProductsOfCategory(trx, id);
    if (below > 0 || (products.length > 0 && moveTo === undefined)) {
      const words = {
        category: category.name,
        products: counted(products.length, 'product'),
        below: counted(below, 'category below it', 'categories below it'),
      };
      const message = fillGaps(deskMessages['category-in-use'], words);
      throw new Refused({ code: 'category-in-use', message });
    }
    if (moveTo !== undefined) {
      const target = all.find((each) => each.id === moveTo);
      if (target === undefined || moveTo === id) {
        const fault = 'its products need another category to go to';
        const message = fillGaps(deskMessages['category-faulty'], {
          category: category.name,
          fault,
        });
        throw new Refused({ code: 'category-faulty', message }, { errors: { moveTo: message } });
      }
      const changes = products.map((product) => ({
        id: product.id,
        fields: {
          categoryIds: [
            ...new Set(product.categoryIds.map((each) => (each === id ? moveTo : each))),
          ],
        },
      }));
      await changeProducts(trx, changes, { ...actor, reason: why }, now);
    }
    const own = await deleteCategory(trx, id);
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'category-removed',
      subject: categorySubject(id),
      detail: { by: actor.by, reason: why, from: category.name },
      staff: actor.staff,
    });
    const held = products.map((product) => product.id);
    const alsoThere = products
      .filter(({ categoryIds }) => moveTo !== undefined && categoryIds.includes(moveTo))
      .map((product) => product.id);
    const before: RemovedCategory = {
      ...fieldsOfCategory(category),
      ...own,
      held,
      alsoThere,
      movedTo: moveTo,
    };
    await keepChanges(trx, [{ eventId, before, after: {} }]);
  });
}
