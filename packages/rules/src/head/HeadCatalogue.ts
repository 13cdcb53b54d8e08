import type { Category } from '../catalogue/category.ts';
import type { HeadProduct } from './PageHead.ts';

/** The catalogue data for page heads. */
export interface HeadCatalogue {
  readonly categories: readonly Category[];
  readonly product: (id: number) => HeadProduct | undefined;
  /** Returns the number of products in a category and its descendants; in all categories if undefined. */
  readonly countIn: (categoryId: number | undefined) => number;
}
