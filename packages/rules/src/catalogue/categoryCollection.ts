import type { PlacedCategory } from './placedCategory.ts';

/** The synthetic category that holds everything. */
interface AllCategories {
  readonly id: 0;
  readonly name: 'All';
}

/** A category with those directly below it, by their ids (spec 3.1, category_children). */
export type CategoryNode<C extends PlacedCategory> = (C | AllCategories) & {
  readonly children: Readonly<Record<number, CategoryNode<C>>>;
};

/**
 * All categories by id with their children, built from each one's parent, and the synthetic 'All' under key 0, whose children
 * are the top level (spec 3.1). What a cycle cuts off from the top level is left out.
 */
export function categoryCollection<C extends PlacedCategory>(
  categories: readonly C[],
): Readonly<Record<number, CategoryNode<C>>> {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const collection: Record<number, CategoryNode<C>> = {};

  function grow(category: C | AllCategories): void {
    const children: Record<number, CategoryNode<C>> = {};
    collection[category.id] = { ...category, children };
    for (const child of byParent.get(category.id) ?? []) {
      if (collection[child.id]) continue;
      grow(child);
      Object.assign(children, { [child.id]: collection[child.id] });
    }
  }

  grow({ id: 0, name: 'All' });
  return collection;
}
