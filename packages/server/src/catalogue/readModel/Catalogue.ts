import type { CatalogueBook } from './CatalogueBook.ts';

/** The way to the catalogue in memory. */
export interface Catalogue {
  /**
   * The book, at most a second behind the database: at once while changes are being heard of, after
   * reading again otherwise. Throws what the database says when it is away.
   */
  readonly current: () => CatalogueBook | Promise<CatalogueBook>;
}
