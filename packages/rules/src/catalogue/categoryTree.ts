import type { Category, ListedCategory } from './category.ts';

/** The position of a category in the tree. `parentId` 0 means the top level (spec 3.1). */
export interface TreeCategory {
  readonly id: number;
  readonly parentId: number;
}

/** Returns the direct children of a category; for 0, the top level (spec 2.9). */
export function childCategories<C extends TreeCategory>(
  categories: readonly C[],
  parentId: number,
): readonly C[] {
  return categories.filter(
    (category) => category.parentId === parentId && category.id !== parentId,
  );
}

/** Returns the ids of a category and its descendants (spec 5.24). Stops at a cycle. */
export function categoryWithDescendants(
  categories: readonly TreeCategory[],
  id: number,
): readonly number[] {
  const ids = [id];
  for (const parentId of ids) {
    for (const child of childCategories(categories, parentId))
      if (!ids.includes(child.id)) ids.push(child.id);
  }
  return ids;
}

/** The synthetic parent of the top level (spec 3.1). */
const ALL: Category = {
  id: 0,
  name: 'All',
  description: '',
  image: '',
  parentId: 0,
  prescriptionLimit: 0,
};

/**
 * Lists all categories with their direct children, built from the parents. The synthetic 'All' of id 0 comes first; its
 * children are the top level (spec 3.1).
 */
export function listedCategories(categories: readonly Category[]): readonly ListedCategory[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  return [ALL, ...categories].map((category) => {
    const below = byParent.get(category.id) ?? [];
    const children = below.map(({ id, name }) => [String(id), { id, name }] as const);
    return { ...category, children: Object.fromEntries(children) };
  });
}
