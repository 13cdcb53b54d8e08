import type { Category } from '@formulary/rules/catalogue/category';

/** Whether a visitor reads the same of categories before and after, in the same order. */
export function areCategoriesSeenAlike(a: readonly Category[], b: readonly Category[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
