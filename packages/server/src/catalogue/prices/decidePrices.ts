import type { Trx } from '../../platform/database/Trx.ts';
import { recordEvents } from '../../platform/events/recordEvent.queries.ts';
import { productSubject } from './priceEvents.ts';
import { insertPlannedPrices } from './prices.queries.ts';
import type { PriceActor } from './setPrices.ts';

/** A checked price of a product, and the one before it. */
export interface DecidedPrice {
  readonly productId: number;
  readonly price: number;
  readonly before: number;
  /** From a later moment than now. */
  readonly from?: Date | undefined;
}

/**
 * Writes down checked prices that hold from now on, or from later, and records an event of each. Locks no product, so that orders go
 * on: servers bring the prices of now into force right after the commit, as those that were planned.
 */
export async function decidePrices(
  trx: Trx,
  prices: readonly DecidedPrice[],
  { by, reason, staff }: PriceActor & { readonly reason: string },
  now: Date,
): Promise<void> {
  if (prices.length === 0) return;
  const author = { by, staffId: staff?.staffId, at: now };
  await insertPlannedPrices(
    trx,
    prices.map(({ productId, price, from = now }) => ({ productId, price, from, reason })),
    author,
  );
  await recordEvents(
    trx,
    prices.map(({ productId, price, before, from }) => ({
      at: now,
      actorId: undefined,
      action: from === undefined ? ('price-changed' as const) : ('price-planned' as const),
      subject: productSubject(productId),
      detail: {
        by,
        reason,
        beforeMills: before,
        amountMills: price,
        ...(from === undefined ? {} : { holdsFrom: from.toISOString() }),
      },
      staff,
    })),
  );
}
