import { categoryChain } from '@formulary/rules/catalogue/categoryChain';
import type { Category } from '@formulary/rules/catalogue/category';
import { paths } from '../../lib/screen/paths.ts';

/** Breadcrumbs of a category: Shop, then the chain from the top level down (spec 2.9). */
export function categoryTrail(categories: readonly Category[], categoryId: number | undefined) {
  const chain = categoryId === undefined ? [] : categoryChain(categories, categoryId);
  return [
    { label: 'Shop', href: paths.categories() },
    ...chain.map(({ id, name }) => ({ label: name, href: paths.categories(id) })),
  ];
}
