import type { Category } from '@formulary/rules/catalogue/category';

const DEEPEST = 50;

/** Maps each category id to the child of `parentId` that contains it; 0 if none does. */
export function childOfEach(categories: readonly Category[], parentId: number): Uint32Array {
  const parents = new Map(categories.map((category) => [category.id, category.parentId]));
  const largest = categories.reduce((most, { id }) => Math.max(most, id), 0);
  const childOf = new Uint32Array(largest + 1);
  for (const { id } of categories) {
    let above: number | undefined = id;
    for (let step = 0; step < DEEPEST && above !== undefined && above !== 0; step += 1) {
      const next = parents.get(above);
      if (next === parentId) childOf[id] = above;
      above = next === parentId ? undefined : next;
    }
  }
  return childOf;
}
