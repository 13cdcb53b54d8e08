import { isNarrowed, withoutFilters } from '@formulary/rules/catalogue/listing/readListing';
import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import { NoMatches } from '@formulary/ui/pieces/catalogue/listing/NoMatches';
import { NoProducts } from '@formulary/ui/pieces/catalogue/listing/NoProducts';
import { paths } from '../../../lib/screen/paths.ts';

interface NothingListedProps {
  readonly listing: ProductListing;
}

/** Shows why a list is empty: its filters leave nothing, or there are no products (spec 2.10). */
export function NothingListed({ listing }: NothingListedProps) {
  return isNarrowed(listing) ? (
    <NoMatches clearHref={paths.products(withoutFilters(listing))} />
  ) : (
    <NoProducts categoriesHref={paths.categories()} searchTerm={listing.search} />
  );
}
