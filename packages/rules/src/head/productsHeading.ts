import type { Category } from '../catalogue/category.ts';

interface Narrowing {
  readonly search: string | undefined;
  readonly category: Pick<Category, 'name'> | undefined;
}

/** What a list of products is called: by its search, its category, or all of them (spec 2.10). */
export function productsHeading({ search, category }: Narrowing): string {
  if (search !== undefined) {
    return category ? `‘${search}’ in ${category.name}` : `Results for ‘${search}’`;
  }
  return category?.name ?? 'All products';
}
