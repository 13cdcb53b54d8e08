import type { Category } from '@formulary/rules/catalogue/category';
import type { filterGroups } from '@formulary/rules/catalogue/listing/filterGroups';
import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';

/** Props of a list's filters and controls: listing, facets, categories, and how to show another listing. */
export interface ListToolsProps {
  readonly listing: ProductListing;
  readonly facets: Parameters<typeof filterGroups>[1];
  readonly categories: readonly Category[];
  readonly onChange: (listing: ProductListing) => void;
}
