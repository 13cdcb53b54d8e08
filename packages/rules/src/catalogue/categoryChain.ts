import type { TreeCategory } from './categoryTree.ts';

/**
 * Returns the path from the top level to a category, inclusive (spec 2.30). Empty for an unknown category. Stops at a
 * cycle.
 */
export function categoryChain<C extends TreeCategory>(
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
