import type { CategoryHrefs } from './CategoryHrefs.ts';
import type { SiteLink } from './SiteLink.ts';

/** Returns the links at the top of a menu: all categories and all products. */
export function wholeShop({ categoryHref, productsHref }: CategoryHrefs): SiteLink[] {
  return [
    { label: 'All categories', href: categoryHref(0) },
    { label: 'All products', href: productsHref() },
  ];
}
