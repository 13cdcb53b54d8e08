import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { Listings } from './Listings.ts';

const known = new WeakMap<CatalogueBook, Listings>();

/** The lists of a catalogue, and what is remembered of them. */
export function listingsOf(book: CatalogueBook): Listings {
  const listings = known.get(book) ?? new Listings(book);
  known.set(book, listings);
  return listings;
}
