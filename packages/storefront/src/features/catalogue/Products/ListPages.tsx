import type { ProductListing } from '@formulary/rules/catalogue/listing/productListing';
import { pageLinks } from '@formulary/rules/paging/pages';
import { Pagination } from '@formulary/ui/primitives/navigation/Pagination';
import { paths } from '../../../lib/screen/paths.ts';

interface ListPagesProps {
  readonly listing: ProductListing;
  readonly page: number;
  readonly pages: number;
}

/** Shows the links to the other pages of a product list (spec 9.2). */
export function ListPages({ listing, page, pages }: ListPagesProps) {
  return (
    <Pagination
      label="Pages of products"
      pages={pageLinks(page, pages)}
      hrefFor={(next) => paths.products({ ...listing, page: next })}
    />
  );
}
