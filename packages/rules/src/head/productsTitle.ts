import type { Category } from '../catalogue/category.ts';
import { productsHeading } from './productsHeading.ts';

interface ProductsShown {
  readonly search: string | undefined;
  readonly category: Pick<Category, 'id' | 'name'> | undefined;
  readonly isLost?: boolean;
  readonly page: number;
}

/**
 * Returns the title of a product list. A category with children has its own page at another address, so the list of all
 * its products has a different title.
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
