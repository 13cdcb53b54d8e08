import type { ProductListing } from './ProductListing.ts';

/** A value that a list can be narrowed to. */
export interface FilterOption {
  readonly key: string;
  readonly label: string;
  /** How many products it would leave, with all other filters as they are; nothing until that is known. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  /** The list once it is chosen, or no longer. */
  readonly next: ProductListing;
}

/** The values of one filter. */
export interface FilterGroup {
  readonly label: string;
  readonly options: readonly FilterOption[];
}
