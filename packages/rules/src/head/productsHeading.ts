import type { Category } from '../catalogue/category.ts';

interface Narrowing {
  readonly search: string | undefined;
  readonly category: Pick<Category, 'name'> | undefined;
  /** The address names a category that the shop does not have. */
  readonly isLost?: boolean;
}

/** What a list of products is called: by its search, its category, or all of them (spec 2.10); nothing is in a category that is not there. */
export function productsHeading({ search, category, isLost = false }: Narrowing): string {
  if (isLost) return 'Category not found';
  if (search !== undefined) {
    return category ? `‘${search}’ in ${category.name}` : `Results for ‘${search}’`;
  }
  return category?.name ?? 'All products';
}
