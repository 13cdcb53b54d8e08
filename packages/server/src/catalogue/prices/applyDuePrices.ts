import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { announceEvent } from '../../platform/events/eventChannel.ts';
import { forceDuePrices, lockDueProducts, readDueProducts } from './prices.queries.ts';

/** Orders wait for the products of one transaction, so a transaction is to take about this long. */
const AIMED_MS = 80;
const FEWEST_AT_ONCE = 50;
/** With more of them in one statement, servers would read the whole catalogue again. */
const MOST_AT_ONCE = 500;
const FIRST_AT_ONCE = 250;
/** Transactions at once: while one waits for the disk, the other computes. */
const WORKERS = 2;
/** For the end of a transaction that has locked all that is due: of another server, or an order. */
const PAUSE_MS = 20;

/**
 * Brings every planned price into force whose moment has come, each once and in order, however many servers do so at
 * once. Takes as many products in a transaction as fit into 80 ms, and none for which it would have to wait. Returns how
 * many came into force.
 */
export async function applyDuePrices(db: Db, now: Date): Promise<number> {
  const [one] = await readDueProducts(db, now, 1);
  if (one === undefined) return 0;
  const counts = await Promise.all(Array.from({ length: WORKERS }, () => applySlices(db, now)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function applySlices(db: Db, now: Date): Promise<number> {
  let [applied, most] = [0, FIRST_AT_ONCE];
  for (;;) {
    const begun = performance.now();
    const { locked, forced } = await withTransaction(db, async (trx) => {
      const ids = await lockDueProducts(trx, now, most);
      return { locked: ids.length, forced: ids.length === 0 ? 0 : await applyDueOf(trx, ids, now) };
    });
    applied += forced;
    if (locked > 0) {
      const fitting = (locked * AIMED_MS) / (performance.now() - begun);
      most = Math.round(Math.min(MOST_AT_ONCE, Math.max(FEWEST_AT_ONCE, fitting)));
      continue;
    }
    if ((await readDueProducts(db, now, 1)).length === 0) return applied;
    await wait(PAUSE_MS);
  }
}

/** Brings the due prices of locked products into force, and records each. Returns how many there were. */
export async function applyDueOf(
  trx: Trx,
  productIds: readonly number[],
  now: Date,
): Promise<number> {
  const { forced, recorded } = await forceDuePrices(trx, productIds, now);
  for (let event = 0; event < recorded; event += 1) announceEvent(trx, 'price-came-into-force');
  return forced;
}
