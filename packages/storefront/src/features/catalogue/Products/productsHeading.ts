import type { Category } from '@formulary/rules/catalogue/category';

interface Narrowing {
  readonly search: string | undefined;
  readonly category: Category | undefined;
}

/** What a list of products is called: by its search, its category, or all of them. */
export function productsHeading({ search, category }: Narrowing): string {
  if (search !== undefined) {
    return category ? `‘${search}’ in ${category.name}` : `Results for ‘${search}’`;
  }
  return category?.name ?? 'All products';
}

/** How many there are, in words that read well for one and for none. */
export function productsFound(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-GB')} products`;
}
