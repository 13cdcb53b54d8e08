import { childCategories } from './childCategories.ts';
import type { PlacedCategory } from './placedCategory.ts';

/** Returns the ids of a category and its descendants (spec 5.24). Stops at a cycle. */
export function categoryWithDescendants(
  categories: readonly PlacedCategory[],
  id: number,
): readonly number[] {
  const ids = [id];
  for (const parentId of ids) {
    for (const child of childCategories(categories, parentId))
      if (!ids.includes(child.id)) ids.push(child.id);
  }
  return ids;
}
