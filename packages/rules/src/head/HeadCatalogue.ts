import type { Category } from '../catalogue/category.ts';
import type { HeadProduct } from './PageHead.ts';

/** What the heads of pages ask the catalogue for. */
export interface HeadCatalogue {
  readonly categories: readonly Category[];
  readonly product: (id: number) => HeadProduct | undefined;
  /** How many products are in a category and below it; in all of them without one. */
  readonly countIn: (categoryId: number | undefined) => number;
}
