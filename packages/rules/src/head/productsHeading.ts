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
