import type { Category } from '../catalogue/category.ts';
import { categoryTrail } from './categoryTrail.ts';
import type { Crumb } from './PageHead.ts';
import { publicPaths } from './publicPaths.ts';

interface PlacedProduct {
  readonly id: number;
  readonly name: string;
}

/** Returns the breadcrumbs of a product: those of its first category, then the product (spec 2.11). */
export function productTrail(
  categories: readonly Category[],
  { id, name }: PlacedProduct,
  categoryId: number | undefined,
): readonly Crumb[] {
  return [...categoryTrail(categories, categoryId), { label: name, href: publicPaths.product(id) }];
}
