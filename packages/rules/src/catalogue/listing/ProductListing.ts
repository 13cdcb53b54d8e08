import type { ProductForm } from './productForm.ts';
import type { ProductSort } from './productSort.ts';

/** A list of products as its address describes it: subject, order, filters and view. */
export interface ProductListing {
  readonly categoryId?: number | undefined;
  readonly search?: string | undefined;
  /** By default products in stock come first. */
  readonly sort?: ProductSort | undefined;
  readonly isInStock?: true | undefined;
  readonly isOnOffer?: true | undefined;
  readonly isBoughtBefore?: true | undefined;
  readonly isPrescription?: boolean | undefined;
  readonly forms?: readonly ProductForm[] | undefined;
  readonly subCategoryIds?: readonly number[] | undefined;
  /** Table rows instead of cards. */
  readonly view?: 'table' | undefined;
}
