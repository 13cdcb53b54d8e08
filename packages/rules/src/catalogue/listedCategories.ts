import type { Category, ListedCategory } from './category.ts';

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
