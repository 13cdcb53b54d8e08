import { listCategories } from '@formulary/rules/calls/catalogueCalls';
import type { Category } from '@formulary/rules/catalogue/category';

/** Whether a visitor reads the same of categories before and after, in the same order. */
export function areCategoriesSeenAlike(a: readonly Category[], b: readonly Category[]): boolean {
  return a === b || written(a) === written(b);
}

function written(categories: readonly Category[]): string {
  return JSON.stringify(listCategories.answer.write(categories));
}
