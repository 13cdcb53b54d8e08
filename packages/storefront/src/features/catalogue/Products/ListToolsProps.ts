import type { Category } from '@formulary/rules/catalogue/category';
import type { filterGroups } from '@formulary/rules/catalogue/listing/filterGroups';
import type { ProductListing } from '@formulary/rules/catalogue/listing/ProductListing';

/** What a list is narrowed and ordered by: as it is shown, what is known of it, and who shows another. */
export interface ListToolsProps {
  readonly listing: ProductListing;
  readonly facets: Parameters<typeof filterGroups>[1];
  readonly categories: readonly Category[];
  readonly onChange: (listing: ProductListing) => void;
}
