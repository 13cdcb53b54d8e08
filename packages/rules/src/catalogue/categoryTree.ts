/** A category as far as its place in the tree goes; parentId 0 is the top level (spec 3.1). */
export interface PlacedCategory {
  readonly id: number;
  readonly parentId: number;
}

/** The categories directly under one; under 0, the top level (spec 2.9). */
export function childCategories<C extends PlacedCategory>(
  categories: readonly C[],
  parentId: number,
): readonly C[] {
  return categories.filter(
    (category) => category.parentId === parentId && category.id !== parentId,
  );
}

/** The way from the top level down to a category, itself included (spec 2.30); empty when it is unknown. Stops at a cycle. */
export function categoryChain<C extends PlacedCategory>(
  categories: readonly C[],
  id: number,
): readonly C[] {
  const chain: C[] = [];
  let current = categories.find((category) => category.id === id);
  while (current && !chain.includes(current)) {
    chain.unshift(current);
    const { parentId } = current;
    current = categories.find((category) => category.id === parentId);
  }
  return chain;
}

/** The ids of a category and everything below it (spec 5.24). Stops at a cycle. */
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
