import type { Category } from '@formulary/rules/catalogue/category';

/** A link to a screen: label and URL. Menus are lists of these and so contain only screens that exist. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
  /** Opens in a new tab, for files. */
  readonly isNewTab?: boolean;
}

/** Targets of the shop menus. */
export interface CategoryHrefs {
  /** Page with the sub-categories of a category; 0 is the top level. */
  categoryHref: (categoryId: number) => string;
  /** Product list of a category and its sub-categories, or of the whole shop. */
  productsHref: (categoryId?: number) => string;
}

/** Returns the links at the top of a menu: all categories and all products. */
export function wholeShop({ categoryHref, productsHref }: CategoryHrefs): SiteLink[] {
  return [
    { label: 'All categories', href: categoryHref(0) },
    { label: 'All products', href: productsHref() },
  ];
}

/** Returns a link to all products of a category with children, with text that makes sense alone. */
export function allInCategory(
  { id, name }: Pick<Category, 'id' | 'name'>,
  productsHref: CategoryHrefs['productsHref'],
): SiteLink {
  return { label: `All in ${name}`, href: productsHref(id) };
}
