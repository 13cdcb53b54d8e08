import type { ProductForm } from './productForm.ts';
import type { ProductSort } from './productSort.ts';

/** A list of products as its address names it: what it is of, in which order, narrowed by what, and how it is drawn. */
export interface ProductListing {
  readonly categoryId?: number | undefined;
  readonly search?: string | undefined;
  /** Without one, what is in stock comes first. */
  readonly sort?: ProductSort | undefined;
  readonly isInStock?: true | undefined;
  readonly isOnOffer?: true | undefined;
  readonly isBoughtBefore?: true | undefined;
  readonly isPrescription?: boolean | undefined;
  readonly forms?: readonly ProductForm[] | undefined;
  readonly subCategoryIds?: readonly number[] | undefined;
  /** Rows for those who know what they want; cards without it. */
  readonly view?: 'table' | undefined;
}
