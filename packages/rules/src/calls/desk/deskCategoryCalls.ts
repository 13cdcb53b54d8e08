import { MOST_CATEGORIES } from '../../catalogue/category.ts';
import {
  LONGEST_CATEGORY_DESCRIPTION,
  LONGEST_CATEGORY_NAME,
} from '../../catalogue/changes/categoryFields.ts';
import { changePreview } from '../../catalogue/changes/productWire.ts';
import type { Words } from '../../wire/codec.ts';
import { listOf } from '../../wire/collections.ts';
import { entity, field, optionalField } from '../../wire/entity.ts';
import {
  instant,
  recordId,
  recordIdInPath,
  recordIdOrZero,
  text,
  wholeNumber,
} from '../../wire/scalars.ts';
import type { CallRefusal } from '../call.ts';
import { nothing } from '../answers.ts';
import { defineDeskCall } from './deskCall.ts';
import { deskEvent } from './deskEvent.ts';
import { idInPath, invalid, unexplained, version } from './deskRecord.ts';

const MOST_EVENTS = 500;
/** A longer one is refused in words. */
const reason = text(0, 4_000);
const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** What staff change of a category. Limits beyond what is allowed are refused in words. */
const categoryFields = entity({
  name: field('name', text(0, LONGEST_CATEGORY_NAME)),
  description: field('description', text(0, LONGEST_CATEGORY_DESCRIPTION)),
  parentId: field('parentId', recordIdOrZero),
  position: field('position', wholeNumber(0, MOST_CATEGORIES)),
  prescriptionLimit: field('prescriptionLimit', wholeNumber(-1_000_000_000, 1_000_000_000)),
});

/** A category in the tree of the desk. */
export const deskCategory = entity({
  id: field('id', recordId),
  fields: field('fields', categoryFields),
  /** Products in it, without those below it. */
  products: field('products', count),
});

export type DeskCategory = Words<typeof deskCategory>;

/** Returns all categories, by their order among those with the same parent. */
export const listDeskCategories = defineDeskCall({
  name: 'listDeskCategories',
  purpose: 'The tree of categories, with how many products are in each',
  method: 'GET',
  path: '/api/desk/catalogue/categories',
  access: 'seeCatalogue',
  answer: listOf(deskCategory, MOST_CATEGORIES),
  refusals: [],
});

const missing: CallRefusal = { codes: ['not-found'], when: 'there is no such category' };
const changed: CallRefusal = {
  codes: ['record-changed'],
  when: 'something happened to the category since the version that was sent',
};
const faulty: CallRefusal = {
  codes: ['category-faulty'],
  when: 'a field cannot be so, such as a place below itself; each has a sentence',
};

/** A category with its timeline. */
export const deskCategoryPage = entity({
  category: field('category', deskCategory),
  version,
  events: field('events', listOf(deskEvent, MOST_EVENTS)),
  /** The events whose change can be taken back. */
  reversible: field('reversible', listOf(count, MOST_EVENTS)),
});

export type DeskCategoryPage = Words<typeof deskCategoryPage>;

/** Returns a category with its timeline. */
export const getDeskCategory = defineDeskCall({
  name: 'getDeskCategory',
  purpose: 'A category with its timeline',
  method: 'GET',
  path: '/api/desk/catalogue/categories/:id',
  access: 'seeCatalogue',
  params: idInPath,
  answer: deskCategoryPage,
  refusals: [missing],
});

/** Says what a change of a category would do, without making it. */
export const previewDeskCategory = defineDeskCall({
  name: 'previewDeskCategory',
  purpose: 'What a change of a category would do to the shop, its products and carts',
  method: 'POST',
  path: '/api/desk/catalogue/categories/:id/preview',
  access: 'changeCatalogue',
  params: idInPath,
  body: entity({ fields: field('fields', categoryFields) }),
  answer: changePreview,
  refusals: [invalid, missing, faulty],
});

/** Renames, describes, moves or limits a category. */
export const changeDeskCategory = defineDeskCall({
  name: 'changeDeskCategory',
  purpose: 'Rename, describe, move or limit a category, with a reason',
  method: 'POST',
  path: '/api/desk/catalogue/categories/:id',
  access: 'changeCatalogue',
  params: idInPath,
  body: entity({
    version,
    fields: field('fields', categoryFields),
    reason: field('reason', reason),
  }),
  answer: deskCategoryPage,
  refusals: [
    invalid,
    missing,
    changed,
    unexplained,
    faulty,
    { codes: ['category-unchanged'], when: 'every field is so already' },
  ],
});

/** Returns what a category was before a change, so that it can be changed back. */
export const getDeskCategoryBefore = defineDeskCall({
  name: 'getDeskCategoryBefore',
  purpose: 'The fields of a category before one of its changes',
  method: 'GET',
  path: '/api/desk/catalogue/categories/:id/changes/:eventId',
  access: 'seeCatalogue',
  params: entity({
    id: field('id', recordIdInPath),
    eventId: field('eventId', recordIdInPath),
  }),
  answer: categoryFields,
  refusals: [{ codes: ['not-found'], when: 'there is no such change of the category' }],
});

/** Adds a category. */
export const createDeskCategory = defineDeskCall({
  name: 'createDeskCategory',
  purpose: 'Add a category, with a reason',
  method: 'POST',
  path: '/api/desk/catalogue/categories',
  access: 'changeCatalogue',
  body: entity({ fields: field('fields', categoryFields), reason: field('reason', reason) }),
  answer: entity({ id: field('id', recordId) }),
  refusals: [
    invalid,
    unexplained,
    faulty,
    { codes: ['categories-full'], when: 'there are 5,000 categories already' },
  ],
});

/** Removes a category without categories below it. Its products, if any, move to another one first. */
export const removeDeskCategory = defineDeskCall({
  name: 'removeDeskCategory',
  purpose: 'Remove an empty category, or move its products to another one and remove it',
  method: 'POST',
  path: '/api/desk/catalogue/categories/:id/removal',
  access: 'changeCatalogue',
  params: idInPath,
  body: entity({
    version,
    reason: field('reason', reason),
    /** Where its products go. */
    moveTo: optionalField('moveTo', recordId),
  }),
  answer: nothing,
  refusals: [
    invalid,
    missing,
    changed,
    unexplained,
    faulty,
    {
      codes: ['category-in-use'],
      when: 'categories are below it, or products are in it and are not moved',
    },
  ],
});

const MOST_REMOVED = 50;

/** A category that was removed and has not come back. */
const removedCategory = entity({
  id: field('id', recordId),
  name: field('name', text(0, LONGEST_CATEGORY_NAME)),
  /** Products that moved to another category when it was removed. */
  products: field('products', count),
  removedAt: field('removedAt', instant),
  removedBy: field('removedBy', text(0, 200)),
  reason: field('reason', reason),
  version,
});

export type RemovedDeskCategory = Words<typeof removedCategory>;

/** Returns the 50 categories that were removed last and have not come back. */
export const listRemovedDeskCategories = defineDeskCall({
  name: 'listRemovedDeskCategories',
  purpose: 'The categories that were removed last, which can be changed back',
  method: 'GET',
  path: '/api/desk/catalogue/removed-categories',
  access: 'seeCatalogue',
  answer: listOf(removedCategory, MOST_REMOVED),
  refusals: [],
});

/** Brings a removed category back with its place, texts and limit, and the products it held that still exist. */
export const restoreDeskCategory = defineDeskCall({
  name: 'restoreDeskCategory',
  purpose: 'Change the removal of a category back, with a reason',
  method: 'POST',
  path: '/api/desk/catalogue/removed-categories/:id/restoration',
  access: 'changeCatalogue',
  params: idInPath,
  body: entity({ version, reason: field('reason', reason) }),
  answer: nothing,
  refusals: [
    invalid,
    { codes: ['not-found'], when: 'no such category was removed' },
    changed,
    unexplained,
    faulty,
    { codes: ['categories-full'], when: 'there are 5,000 categories already' },
    { codes: ['products-faulty'], when: 'a product cannot go back to it' },
  ],
});
