import type { RemovedDeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { MOST_CATEGORIES } from '@formulary/rules/catalogue/category';
import type { CategoryFields } from '@formulary/rules/catalogue/changes/categoryFields';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { readVersion, requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { changeProducts } from '../changes/changeProducts.ts';
import {
  insertCategoryAgain,
  lockCategories,
  readCategoriesOfProducts,
  readPlacedCategories,
  readRemovals,
} from './categories.queries.ts';
import {
  categorySubject,
  type Doing,
  fieldsOfCategory,
  freeSlug,
  place,
  refuseFaults,
  wantedOf,
} from './changeCategory.ts';

/** What a removal keeps of a category. Removals of earlier versions kept its fields alone. */
export interface RemovedCategory extends CategoryFields {
  readonly slug?: string;
  readonly image?: string;
  /** Products that were in it. */
  readonly held?: readonly number[];
  /** Where they went. */
  readonly movedTo?: number | undefined;
  /** Those of them that were there already. */
  readonly alsoThere?: readonly number[];
}

/** A removal to change back. */
interface Restoration {
  readonly id: number;
  readonly version: number;
  readonly reason: string;
}

/** Returns the categories that were removed last and are still gone, up to `most`. */
export async function listRemoved(db: Db, most: number): Promise<readonly RemovedDeskCategory[]> {
  return (await readRemovals(db, { most })).map(({ kept, ...removal }) => ({
    ...removal,
    name: kept.name,
    products: kept.held?.length ?? 0,
  }));
}

/**
 * Brings a removed category back under its id, at its place, with the products it held that still exist: each leaves the
 * category to which it was moved, if it is there still, unless it was there before. Refuses with 'not-found',
 * 'record-changed', 'categories-full', 'category-faulty' where its parent is gone or its name is taken, and as
 * `requireReason` and `changeProducts` do.
 */
export function restoreCategory(
  db: Db,
  { id, version, reason }: Restoration,
  { actor, now }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    await lockCategories(trx);
    if ((await readVersion(trx, categorySubject(id))) === 0) throw new Refused('not-found');
    // Before the rest: whoever comes second is told who brought it back.
    await requireUnchanged(trx, categorySubject(id), version);
    const [removal] = await readRemovals(trx, { id, most: 1 });
    if (removal === undefined) throw new Refused('not-found');
    const { kept } = removal;
    const all = await readPlacedCategories(trx);
    if (all.length >= MOST_CATEGORIES) throw new Refused('categories-full');
    const fields = wantedOf(fieldsOfCategory(kept), all);
    refuseFaults(fields, all);
    const isFree = kept.slug !== undefined && all.every(({ slug }) => slug !== kept.slug);
    const slug = isFree && kept.slug !== undefined ? kept.slug : freeSlug(fields.name, all);
    const own = { id, slug, image: kept.image ?? '' };
    const added = await insertCategoryAgain(trx, own, fields);
    await place(trx, all, added, fields);
    const wereThere = new Set(kept.alsoThere);
    const changes = (await readCategoriesOfProducts(trx, kept.held ?? [])).map((product) => {
      const { categoryIds } = product;
      const at = wereThere.has(product.id) ? -1 : categoryIds.indexOf(kept.movedTo ?? 0);
      const next = at < 0 ? [...categoryIds, id] : categoryIds.with(at, id);
      return { id: product.id, fields: { categoryIds: next } };
    });
    await changeProducts(trx, changes, { ...actor, reason: why }, now);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'category-restored',
      subject: categorySubject(id),
      detail: { by: actor.by, reason: why, to: fields.name },
      staff: actor.staff,
    });
  });
}
