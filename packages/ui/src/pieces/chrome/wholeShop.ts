import type { CategoryHrefs } from './CategoryHrefs.ts';
import type { SiteLink } from './SiteLink.ts';

/** What stands above the categories of a menu: all of them, and the list of all products. */
export function wholeShop({ categoryHref, productsHref }: CategoryHrefs): SiteLink[] {
  return [
    { label: 'All categories', href: categoryHref(0) },
    { label: 'All products', href: productsHref() },
  ];
}
