import {
  categoryEffects,
  toldCategoryChanges,
} from '@formulary/rules/catalogue/changes/categoryChanges';
import {
  type CategoryFields,
  categoryFaults,
  slugOf,
  tidyCategory,
} from '@formulary/rules/catalogue/changes/categoryFields';
import type { ChangePreview } from '@formulary/rules/catalogue/changes/productWire';
import { MOST_CATEGORIES } from '@formulary/rules/catalogue/category';
import { categoryWithDescendants } from '@formulary/rules/catalogue/categoryTree';
import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { keepChanges } from '../changes/products.queries.ts';
import {
  newNumbers,
  type NumberedCategory,
} from '@formulary/rules/catalogue/changes/categoryOrder';
import {
  insertCategory,
  lockCategories,
  orderCategories,
  type PlacedCategory,
  raiseOffersOfCategories,
  readCategoryImpact,
  readPlacedCategories,
  updateCategory,
} from './categories.queries.ts';

/** The record of what staff do with a category. */
export const categorySubject = (categoryId: number): string => `category ${categoryId}`;

/** Who changes a category, and when. */
export interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/** Returns what staff change of a category. */
export function fieldsOfCategory(category: CategoryFields): CategoryFields {
  const { name, description, parentId, position, prescriptionLimit } = category;
  return { name, description, parentId, position, prescriptionLimit };
}

/** Returns a category among all. Refuses with 'not-found'. */
export function requireCategory(all: readonly PlacedCategory[], id: number): PlacedCategory {
  const category = all.find((each) => each.id === id);
  if (category === undefined) throw new Refused('not-found');
  return category;
}

/** Refuses with 'category-faulty' what cannot be so, with a sentence by field. */
export function refuseFaults(
  fields: CategoryFields,
  all: readonly PlacedCategory[],
  id?: number,
): void {
  const errors = categoryFaults(fields, all, id);
  const [fault] = Object.values(errors);
  if (fault === undefined) return;
  const words = { category: fields.name || 'The category', fault };
  const message = fillGaps(deskMessages['category-faulty'], words);
  throw new Refused({ code: 'category-faulty', message }, { errors });
}

/** Returns a category as it is to be: tidied, and at a place that its new parent has. */
export function wantedOf(
  typed: CategoryFields,
  all: readonly PlacedCategory[],
  id?: number,
): CategoryFields {
  const fields = tidyCategory(typed);
  const others = all.filter((each) => each.parentId === fields.parentId && each.id !== id);
  return { ...fields, position: Math.min(fields.position, others.length) };
}

const nameIn = (all: readonly PlacedCategory[]) => (id: number) =>
  all.find((each) => each.id === id)?.name ?? 'A category that is gone';

/**
 * Says what a change of a category would change and do elsewhere. Writes nothing. Refuses with 'not-found' and
 * 'category-faulty'.
 */
export async function previewCategory(
  db: Db,
  id: number,
  typed: CategoryFields,
): Promise<ChangePreview> {
  const all = await readPlacedCategories(db);
  const before = requireCategory(all, id);
  const after = wantedOf(typed, all, id);
  refuseFaults(after, all, id);
  const ids = categoryWithDescendants(all, id);
  const impact = { ...(await readCategoryImpact(db, ids)), below: ids.length - 1 };
  return {
    changes: toldCategoryChanges(before, after, nameIn(all)),
    effects: categoryEffects(before, after, impact),
  };
}

/** A change of a category at the desk. */
interface CategoryChange {
  readonly id: number;
  readonly fields: CategoryFields;
  readonly version: number;
  readonly reason: string;
}

/**
 * Renames, describes, moves or limits a category. One change of the tree happens at a time, so that two moves together
 * make no circle. Refuses with 'not-found', 'record-changed', 'category-faulty', 'category-unchanged' and as
 * `requireReason` does.
 */
export function changeCategory(
  db: Db,
  { id, fields: typed, version, reason }: CategoryChange,
  { actor: { by, staff }, now }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    await lockCategories(trx);
    const all = await readPlacedCategories(trx);
    // First: whoever comes after a removal is told of it.
    await requireUnchanged(trx, categorySubject(id), version);
    const own = requireCategory(all, id);
    const before = fieldsOfCategory(own);
    const after = wantedOf(typed, all, id);
    refuseFaults(after, all, id);
    const told = toldCategoryChanges(before, after, nameIn(all));
    if (told.length === 0) throw new Refused('category-unchanged');
    await updateCategory(trx, id, after);
    if (told.some(({ field }) => field === 'parentId' || field === 'position')) {
      await place(trx, all, own, after);
    }
    const isLimited = told.some(
      ({ field }) => field === 'prescriptionLimit' || field === 'parentId',
    );
    if (isLimited) await raiseOffersOfCategories(trx, categoryWithDescendants(all, id));
    const worded = (side: 'from' | 'to') =>
      told
        .map((each) => (told.length === 1 ? each[side] : `${each.label}: ${each[side]}`))
        .join('; ');
    const eventId = await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'category-changed',
      subject: categorySubject(id),
      detail: {
        by,
        reason: why,
        what: told.map(({ label }) => label).join(', '),
        from: worded('from'),
        to: worded('to'),
      },
      staff,
    });
    await keepChanges(trx, [{ eventId, before, after }]);
  });
}

/**
 * Adds a category and returns its id. Refuses with 'category-faulty', 'categories-full' and as `requireReason` does.
 */
export function createCategory(
  db: Db,
  { fields: typed, reason }: Pick<CategoryChange, 'fields' | 'reason'>,
  { actor: { by, staff }, now }: Doing,
): Promise<number> {
  const why = requireReason(reason);
  return withTransaction(db, async (trx) => {
    await lockCategories(trx);
    const all = await readPlacedCategories(trx);
    if (all.length >= MOST_CATEGORIES) throw new Refused('categories-full');
    const fields = wantedOf(typed, all);
    refuseFaults(fields, all);
    const added = await insertCategory(trx, freeSlug(fields.name, all), fields);
    const { id } = added;
    await place(trx, all, added, fields);
    await recordEvent(trx, {
      at: now,
      actorId: undefined,
      action: 'category-created',
      subject: categorySubject(id),
      detail: { by, reason: why },
      staff,
    });
    return id;
  });
}

/** Puts a category at its place among those with the same parent. */
export async function place(
  trx: Trx,
  all: readonly PlacedCategory[],
  own: NumberedCategory,
  { parentId, position }: CategoryFields,
): Promise<void> {
  const others = all.filter((each) => each.parentId === parentId && each.id !== own.id);
  await orderCategories(trx, newNumbers(others, own, position));
}

/** Returns a part of an address that no category has. */
export function freeSlug(name: string, all: readonly PlacedCategory[]): string {
  const taken = new Set(all.map(({ slug }) => slug));
  const slug = slugOf(name);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(free)) return free;
  }
}
