import type { Trx } from '../../platform/database/Trx.ts';
import { recordEvents, type StaffAuthor } from '../../platform/events/recordEvent.queries.ts';
import { applyDueOf } from './applyDuePrices.ts';
import { type ProductPrice, priceFaultsOf, refuseFaults } from './priceFaults.ts';
import { productSubject } from './priceEvents.ts';
import {
  insertPlannedPrices,
  insertPricesInForce,
  lockPrices,
  readPlannedPrices,
  type WrittenPrice,
} from './prices.queries.ts';

/** Who sets prices: staff at the desk, or somebody by name on the command line. */
export interface PriceActor {
  readonly by: string;
  readonly staff?: StaffAuthor | undefined;
}

/** How many prices hold at once, are planned, or were so already. */
export interface SetPrices {
  readonly changed: number;
  readonly planned: number;
  readonly unchanged: number;
}

/**
 * Sets prices of any number of products: each holds at once, or comes into force by itself at its moment. The one way to
 * a price. Records an event for each, and leaves out what is the price already. Locks the products in the order of their
 * ids, and brings into force first what is due. Orders keep what they were sold as. Refuses as `priceFaultsOf` does, with
 * the first sentence and an error for each price: `prices.2`, or for the field of the one price.
 */
export async function setPrices(
  trx: Trx,
  prices: readonly ProductPrice[],
  { by, staff }: PriceActor,
  now: Date,
): Promise<SetPrices> {
  const ids = prices.map(({ productId }) => productId);
  const products = new Map((await lockPrices(trx, ids)).map((each) => [each.id, each]));
  if ((await applyDueOf(trx, ids, now)) > 0) {
    for (const each of await lockPrices(trx, ids)) products.set(each.id, each);
  }
  const planned = await readPlannedPrices(trx, ids);
  refuseFaults(priceFaultsOf(prices, { products, planned, now }), prices);

  const plannedOf = Map.groupBy(planned, ({ productId }) => productId);
  const written = prices.map(({ productId, price, from = now, reason }) => {
    const last = plannedOf.get(productId)?.findLast((each) => each.from < from);
    // Of the moment before: what is planned until then, or the price of now.
    const before = last?.price ?? products.get(productId)?.price ?? 0;
    return { productId, price, from, reason: reason.trim(), before };
  });
  const changes = written.filter(({ price, before }) => price !== before);
  const atOnce = changes.filter(({ from }) => from <= now);
  const later = changes.filter(({ from }) => from > now);
  const author = { by, staffId: staff?.staffId, at: now };
  if (atOnce.length > 0) await insertPricesInForce(trx, atOnce, author);
  if (later.length > 0) await insertPlannedPrices(trx, later, author);
  const eventOf = (action: 'price-changed' | 'price-planned') => {
    return ({ productId, price, from, reason, before }: WrittenPrice & { before: number }) => ({
      at: now,
      actorId: undefined,
      action,
      subject: productSubject(productId),
      detail: {
        by,
        reason,
        beforeMills: before,
        amountMills: price,
        ...(action === 'price-planned' ? { holdsFrom: from.toISOString() } : {}),
      },
      staff,
    });
  };
  await recordEvents(trx, [
    ...atOnce.map(eventOf('price-changed')),
    ...later.map(eventOf('price-planned')),
  ]);
  return {
    changed: atOnce.length,
    planned: later.length,
    unchanged: prices.length - changes.length,
  };
}
