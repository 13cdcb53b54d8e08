import type { Category } from '../catalogue/category.ts';
import { productsHeading } from './productsHeading.ts';

interface ProductsShown {
  readonly search: string | undefined;
  readonly category: Pick<Category, 'id' | 'name'> | undefined;
  readonly isLost?: boolean;
  readonly page: number;
}

/**
 * The title of a list of products. A category with children is a page of its own at another address, so that the list
 * of everything in it says what it is.
 */
export function productsTitle(
  { search, category, isLost = false, page }: ProductsShown,
  categories: readonly Pick<Category, 'parentId'>[],
): string {
  const heading = productsHeading({ search, category, isLost });
  const isParent =
    search === undefined && categories.some(({ parentId }) => parentId === category?.id);
  const title = isParent ? `${heading}, all products` : heading;
  return page > 1 ? `${title}, page ${page}` : title;
}
