import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { Listings } from './Listings.ts';

const known = new WeakMap<CatalogueBook, Listings>();

/** Returns the lists of a catalogue with their cache. */
export function listingsOf(book: CatalogueBook): Listings {
  const listings = known.get(book) ?? new Listings(book);
  known.set(book, listings);
  return listings;
}
