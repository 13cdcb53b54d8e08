import type { Mills } from '@formulary/rules/money/mills';
import { changedCarts } from '@formulary/rules/pricing/cartsTotal';
import type { Db } from '../../platform/database/Db.ts';
import { promotionsOf } from '../promotions.queries.ts';
import { countRepricedCarts, readRepricedLines } from './cartCosts.queries.ts';

/** Carts that are added up; with more of them the preview says that these are a sample. */
const MOST_CARTS = 500;

interface CartCosts {
  readonly carts: number;
  readonly sampled: number;
  readonly before: Mills;
  readonly after: Mills;
}

/**
 * Returns what carts would cost before and after an import, of those in which it changes a price or VAT: all of their lines, as the shop
 * prices them, without delivery. Adds up 500 at most. Undefined if there is none.
 */
export async function readCartCosts(
  db: Db,
  importId: number,
  now: Date,
): Promise<CartCosts | undefined> {
  const [carts, lines] = await Promise.all([
    countRepricedCarts(db, importId),
    readRepricedLines(db, importId, { most: MOST_CARTS, now }),
  ]);
  if (carts === 0) return undefined;
  const changed = lines.map(({ quantity, isPrescription, price, vatPercent, offers, ...next }) => {
    const before = { unitPrice: price, vatPercent, promotions: promotionsOf(offers) };
    const { nextPrice, nextVatPercent } = next;
    const after = {
      ...before,
      unitPrice: nextPrice ?? price,
      vatPercent: nextVatPercent ?? vatPercent,
    };
    return { quantity, isPrescription, before, after };
  });
  const sampled = new Set(lines.map(({ userId }) => userId)).size;
  return { carts, sampled, ...changedCarts(changed) };
}
