import type { CatalogueBook } from './CatalogueBook.ts';

/** Access to the catalogue in memory. */
export interface Catalogue {
  /**
   * Returns the book, at most a second behind the database: at once while notifications arrive, otherwise after reading
   * again. Throws the database's error if it is unavailable.
   */
  readonly current: () => CatalogueBook | Promise<CatalogueBook>;
}
