import { brand } from '../brand/brand.ts';
import { childCategories } from '../catalogue/categoryTree.ts';
import { shorten } from '../text/shorten.ts';
import { categoryTrail } from './categoryTrail.ts';
import type { HeadCatalogue, PageHead } from './PageHead.ts';
import { LONGEST_DESCRIPTION } from './PageHead.ts';
import { productsHead } from './productsHead.ts';
import { publicPaths } from './publicPaths.ts';
import { tabTitle } from './tabTitle.ts';
import { unlisted } from './staticHead.ts';

/**
 * Returns the head of a category's sub-categories. For a category without children, returns the head of its products,
 * to which the address leads (spec 2.9).
 */
export function categoriesHead(catalogue: HeadCatalogue, categoryId: number): PageHead {
  const { categories } = catalogue;
  const category = categories.find(({ id }) => id === categoryId);
  const children = childCategories(categories, categoryId).map(({ name }) => name);
  if (!category || children.length === 0) {
    return productsHead(catalogue, { categoryId, search: undefined, page: undefined });
  }
  const { name, description } = category;
  const words = description.trim() || `${name} at ${brand.name}.`;
  return {
    ...unlisted(),
    title: tabTitle(name),
    description: shorten(`${words} ${children.join(', ')}.`, LONGEST_DESCRIPTION),
    canonical: publicPaths.categories(categoryId),
    trail: categoryTrail(categories, categoryId),
  };
}
