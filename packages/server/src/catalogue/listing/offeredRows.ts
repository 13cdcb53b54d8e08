import { activePromotions } from '@formulary/rules/pricing/activePromotions';
import type { CatalogueBook } from '../readModel/CatalogueBook.ts';
import { rowsOfIds } from './rowsOfIds.ts';

/** The rows of what is on offer at a moment, a byte for each row, and until when it is the same unless the catalogue changes. */
export interface Offers {
  readonly marks: Uint8Array;
  /** Another one whenever other rows may be on offer. */
  readonly number: number;
  readonly version: number;
  readonly from: number;
  readonly until: number;
}

const known = new WeakMap<CatalogueBook, Offers>();

/** Which rows have a promotion that is active now (spec 4.4). */
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
