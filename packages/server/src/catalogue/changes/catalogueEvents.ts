/** Recorded actions on products and categories. */
type CatalogueAction =
  | 'product-created'
  | 'product-changed'
  | 'products-exported'
  | 'picture-uploaded'
  | 'category-created'
  | 'category-changed'
  | 'category-removed'
  | 'category-restored';

declare module '../../platform/events/EventActions.ts' {
  interface EventActions {
    readonly catalogue: CatalogueAction;
  }
}
