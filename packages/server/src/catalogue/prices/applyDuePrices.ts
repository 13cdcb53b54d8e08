import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { recordEvents } from '../../platform/events/recordEvent.queries.ts';
import { productSubject } from './priceEvents.ts';
import { forceDuePrices, lockPrices, readDueProducts } from './prices.queries.ts';

/** Products of one transaction, so that orders wait for a fraction of a second at most. */
const MOST_AT_ONCE = 1_000;

/**
 * Brings every planned price into force whose moment has come, each once and in order, however many servers do so at
 * once. Returns how many came into force.
 */
export async function applyDuePrices(db: Db, now: Date, most = MOST_AT_ONCE): Promise<number> {
  let applied = 0;
  for (;;) {
    const due = await readDueProducts(db, now, most);
    if (due.length === 0) return applied;
    applied += await withTransaction(db, async (trx) => {
      await lockPrices(trx, due);
      return applyDueOf(trx, due, now);
    });
  }
}

/** Brings the due prices of locked products into force, and records each. Returns how many there were. */
export async function applyDueOf(
  trx: Trx,
  productIds: readonly number[],
  now: Date,
): Promise<number> {
  const forced = await forceDuePrices(trx, productIds, now);
  await recordEvents(
    trx,
    forced.map(({ productId, price, before, reason }) => ({
      at: now,
      actorId: undefined,
      action: 'price-came-into-force',
      subject: productSubject(productId),
      detail: { reason, beforeMills: before, amountMills: price },
    })),
  );
  return forced.length;
}
