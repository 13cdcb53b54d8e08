import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { activePromotions } from '@formulary/rules/pricing/promotion';

/** Marks the rows of products with 1, one byte per row. Ignores products off sale. */
export function rowsOfIds(book: CatalogueBook, ids: Iterable<number>): Uint8Array {
  const marks = new Uint8Array(book.columns.ids.length);
  for (const id of ids) {
    const row = book.rowOf(id);
    if (row !== undefined) marks[row] = 1;
  }
  return marks;
}

/** Products on offer, one byte per row, and the period for which this stays true in an unchanged catalogue. */
export interface Offers {
  readonly marks: Uint8Array;
  /** Changes whenever the rows on offer may change. */
  readonly number: number;
  readonly version: number;
  readonly from: number;
  readonly until: number;
}

const known = new WeakMap<CatalogueBook, Offers>();

/** Returns which rows have an active promotion (spec 4.4). */
export function offeredRows(book: CatalogueBook, now: Date): Offers {
  const last = known.get(book);
  if (last?.version === book.offersVersion && last.from <= +now && +now <= last.until) return last;
  const offered: number[] = [];
  let until = Number.MAX_SAFE_INTEGER;
  for (const [id, promotions] of book.promotions) {
    if (activePromotions(promotions, now).length > 0) offered.push(id);
    for (const { startsAt, endsAt } of promotions)
      for (const turn of [+startsAt - 1, +endsAt]) if (turn >= +now) until = Math.min(until, turn);
  }
  const number = (last?.number ?? 0) + 1;
  const marks = rowsOfIds(book, offered);
  const offers = { marks, number, version: book.offersVersion, from: +now, until };
  known.set(book, offers);
  return offers;
}
