import type { ProductListing } from './ProductListing.ts';

/** A value that can filter a list. */
export interface FilterOption {
  readonly key: string;
  readonly label: string;
  /** Number of products with this filter and all others unchanged. Undefined until loaded. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  /** The list after toggling this option. */
  readonly next: ProductListing;
}

/** The values of one filter. */
export interface FilterGroup {
  readonly label: string;
  readonly options: readonly FilterOption[];
}
