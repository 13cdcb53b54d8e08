import type { Words } from '../wire/codec.ts';
import { keyed } from '../wire/collections.ts';
import { entity, field } from '../wire/entity.ts';
import { recordId, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';

export const MOST_CATEGORIES = 5000;

/** A category as products and other categories refer to it. */
export const namedCategory = entity({
  id: field('category_pk', recordId),
  name: field('category_name', text(1, 120)),
});

/** A category. `parentId` 0 means the top level, `prescriptionLimit` 0 means no limit (spec 3.1). */
export const category = entity({
  /** 0 is the synthetic category 'All'. */
  id: field('category_pk', recordIdOrZero),
  name: field('category_name', text(1, 120)),
  description: field('category_description', text(0, 2000)),
  image: field('category_image', text(0, 200)),
  parentId: field('category_parent', recordIdOrZero),
  prescriptionLimit: field('category_allow_qty', wholeNumber(0, 9999)),
  /** The direct children by their ids: entries of the same list. */
  children: field('category_children', keyed(namedCategory, MOST_CATEGORIES)),
});

/** A category in an answer. */
export type ListedCategory = Words<typeof category>;

/** A stored category. Its children follow from the list of all categories. */
export type Category = Omit<ListedCategory, 'children'>;
