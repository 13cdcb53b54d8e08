import type { Category } from '../catalogue/category.ts';
import { categoryChain } from '../catalogue/categoryChain.ts';
import type { Crumb } from './PageHead.ts';
import { publicPaths } from './publicPaths.ts';

/** Returns the breadcrumbs of a category: Shop, then the path from the top level (spec 2.9). */
export function categoryTrail(
  categories: readonly Category[],
  categoryId: number | undefined,
): readonly Crumb[] {
  const chain = categoryId === undefined ? [] : categoryChain(categories, categoryId);
  return [
    { label: 'Shop', href: publicPaths.categories() },
    ...chain.map(({ id, name }) => ({ label: name, href: publicPaths.categories(id) })),
  ];
}
