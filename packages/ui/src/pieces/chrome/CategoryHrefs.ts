/** Where the menus of the shop lead. */
export interface CategoryHrefs {
  /** To what is below a category; 0 is the top of the shop. */
  categoryHref: (categoryId: number) => string;
  /** To the list of the products in a category and below it, or of all there are. */
  productsHref: (categoryId?: number) => string;
}
