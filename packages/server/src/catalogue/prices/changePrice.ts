import type { NewPrice } from '@formulary/rules/pricing/newPrice';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { requireUnchanged } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { requireReason } from '../../platform/problems/requireReason.ts';
import { productSubject } from './priceEvents.ts';
import { readProductOfChange, withdrawPlanned } from './priceHistory.queries.ts';
import { lockPrices } from './prices.queries.ts';
import { setPrices } from './setPrices.ts';

interface Doing {
  readonly actor: DeskActor;
  readonly now: Date;
}

/**
 * Sets the price of one product as staff saw it. Refuses with 'not-found', 'record-changed', 'price-unchanged', and as
 * `setPrices` does.
 */
export function changePrice(
  db: Db,
  {
    productId,
    version,
    ...price
  }: NewPrice & { readonly productId: number; readonly version: number },
  { actor, now }: Doing,
): Promise<void> {
  return withTransaction(db, async (trx) => {
    const [product] = await lockPrices(trx, [productId]);
    if (!product) throw new Refused('not-found');
    await requireUnchanged(trx, productSubject(productId), version);
    const { unchanged } = await setPrices(trx, [{ productId, ...price }], actor, now);
    if (unchanged > 0) throw new Refused('price-unchanged');
  });
}

/** Withdraws a planned price. Refuses with 'not-found', 'reason-required', 'record-changed' and 'price-not-planned'. */
export async function withdrawPrice(
  db: Db,
  {
    id,
    reason,
    version,
  }: { readonly id: number; readonly reason: string; readonly version: number },
  { actor: { by, staff }, now: at }: Doing,
): Promise<void> {
  const why = requireReason(reason);
  const productId = await readProductOfChange(db, id);
  if (productId === undefined) throw new Refused('not-found');
  await withTransaction(db, async (trx) => {
    await lockPrices(trx, [productId]);
    const subject = productSubject(productId);
    await requireUnchanged(trx, subject, version);
    const withdrawn = await withdrawPlanned(trx, id, { by, at, reason: why });
    if (!withdrawn) throw new Refused('price-not-planned');
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'price-withdrawn',
      subject,
      detail: { by, reason: why, holdsFrom: withdrawn.from.toISOString() },
      staff,
    });
  });
}
