import type { PlacedCategory } from './placedCategory.ts';

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
