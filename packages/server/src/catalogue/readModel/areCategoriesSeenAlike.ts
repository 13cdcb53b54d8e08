import type { Category } from '@formulary/rules/catalogue/category';

/** Returns whether visitors see the same categories in the same order. */
export function areCategoriesSeenAlike(a: readonly Category[], b: readonly Category[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
