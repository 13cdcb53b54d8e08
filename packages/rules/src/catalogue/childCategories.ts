import type { PlacedCategory } from './placedCategory.ts';

/** Returns the direct children of a category; for 0, the top level (spec 2.9). */
export function childCategories<C extends PlacedCategory>(
  categories: readonly C[],
  parentId: number,
): readonly C[] {
  return categories.filter(
    (category) => category.parentId === parentId && category.id !== parentId,
  );
}
