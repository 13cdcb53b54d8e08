/** Targets of the shop menus. */
export interface CategoryHrefs {
  /** Page with the sub-categories of a category; 0 is the top level. */
  categoryHref: (categoryId: number) => string;
  /** Product list of a category and its sub-categories, or of the whole shop. */
  productsHref: (categoryId?: number) => string;
}
