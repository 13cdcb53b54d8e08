import type { ProductForm } from '@formulary/rules/catalogue/listing/productForm';
import type { ProductSort } from '@formulary/rules/catalogue/listing/productSort';
import type { ListInput } from '../readModel/ProductFinder.ts';

/** Filters, search and sort order of a product list; by default, in-stock products come first. */
export interface ProductsInput extends ListInput {
  readonly isInStock?: boolean | undefined;
  readonly isPrescription?: boolean | undefined;
  readonly forms?: readonly ProductForm[] | undefined;
  readonly subCategoryIds?: readonly number[] | undefined;
  readonly isOnOffer?: boolean | undefined;
  readonly isBoughtBefore?: boolean | undefined;
  readonly excludeIds?: readonly number[] | undefined;
  readonly sort?: ProductSort | undefined;
}
