import { type DeskPrices, PRICES_A_PAGE } from '@formulary/rules/calls/desk/deskPriceCalls';
import type { Db } from '../../platform/database/Db.ts';
import { readDeskEvents } from '../../platform/desk/readDeskEvents.queries.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { productSubject } from './priceEvents.ts';
import { readPastChanges, readPlannedChanges, readPricedProduct } from './priceHistory.queries.ts';

/**
 * Returns the prices of a product: now, planned, and a page of those before, newest first. Refuses with 'not-found'.
 */
export async function readPrices(
  db: Db,
  productId: number,
  after: number | undefined,
): Promise<DeskPrices> {
  const subject = productSubject(productId);
  // Before the rest, so that a change meanwhile is noticed.
  const version = await readVersion(db, subject);
  const [product, planned, past, events] = await Promise.all([
    readPricedProduct(db, productId),
    readPlannedChanges(db, productId),
    readPastChanges(db, productId, { after, limit: PRICES_A_PAGE + 1 }),
    readDeskEvents(db, [subject]),
  ]);
  if (!product) throw new Refused('not-found');
  return {
    product,
    version,
    planned,
    past: past.slice(0, PRICES_A_PAGE),
    hasMore: past.length > PRICES_A_PAGE,
    events,
  };
}
