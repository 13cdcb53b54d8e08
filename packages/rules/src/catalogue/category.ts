import type { Words } from '../wire/codec.ts';
import { entity, field } from '../wire/entity.ts';
import { recordId, recordIdOrZero, text, wholeNumber } from '../wire/scalars.ts';

/** A category; `parentId` 0 is the top level, `prescriptionLimit` 0 is none (spec 3.1). */
export const category = entity({
  id: field('category_pk', recordId),
  name: field('category_name', text(1, 120)),
  description: field('category_description', text(0, 2000)),
  image: field('category_image', text(0, 200)),
  parentId: field('category_parent', recordIdOrZero),
  prescriptionLimit: field('category_allow_qty', wholeNumber(0, 9999)),
});

export type Category = Words<typeof category>;
