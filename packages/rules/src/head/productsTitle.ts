import type { Category } from '../catalogue/category.ts';

interface Narrowing {
  readonly search: string | undefined;
  readonly category: Pick<Category, 'name'> | undefined;
  /** Whether the address names an unknown category. */
  readonly isLost?: boolean;
}

/**
 * Returns the heading of a product list: by search, by category, or for all products (spec 2.10); 'Category not found'
 * for an unknown category.
 */
export function productsHeading({ search, category, isLost = false }: Narrowing): string {
  if (isLost) return 'Category not found';
  if (search !== undefined) {
    return category ? `‘${search}’ in ${category.name}` : `Results for ‘${search}’`;
  }
  return category?.name ?? 'All products';
}

/** Describes the number of products, and the search term if the shop replaced the typed one. */
export function productsFound(count: number, readAs?: string): string {
  const found = count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`;
  return readAs === undefined ? found : `Showing results for ‘${readAs}’: ${found}`;
}

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
