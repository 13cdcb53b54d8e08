import type { Trx } from '../../platform/database/Trx.ts';
import { recordEvents } from '../../platform/events/recordEvent.queries.ts';
import { productSubject } from './priceEvents.ts';
import { withdrawPlannedPrices } from './prices.queries.ts';
import type { PriceActor } from './setPrices.ts';

/** The planned price of a product from a moment. */
export interface PlannedMoment {
  readonly productId: number;
  readonly from: Date;
}

/** Withdraws the planned prices of locked products, and records each. Leaves out what is not planned any more. */
export async function withdrawPrices(
  trx: Trx,
  moments: readonly PlannedMoment[],
  { by, reason, staff }: PriceActor & { readonly reason: string },
  now: Date,
): Promise<void> {
  const withdrawn = await withdrawPlannedPrices(trx, moments, { by, reason, at: now });
  await recordEvents(
    trx,
    withdrawn.map(({ productId, from }) => ({
      at: now,
      actorId: undefined,
      action: 'price-withdrawn',
      subject: productSubject(productId),
      detail: { by, reason, holdsFrom: from.toISOString() },
      staff,
    })),
  );
}
