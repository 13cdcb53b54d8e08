import type { FilterWords } from '@formulary/rules/catalogue/listing/filters';
import type { ProductSort } from '@formulary/rules/catalogue/listing/productSort';
import type { ListInput } from '../readModel/ProductFinder.ts';

/** Filters, search and sort order of a product list; by default, in-stock products come first. */
export interface ProductsInput extends ListInput, FilterWords {
  readonly excludeIds?: readonly number[];
  readonly sort?: ProductSort;
}
