import type { PricePreview } from '@formulary/rules/calls/desk/deskPriceCalls';
import type { Mills } from '@formulary/rules/money/mills';
import { isWorthwhile } from '@formulary/rules/pricing/priceBreaks';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readPromotionsOf } from '../promotions/promotions.queries.ts';
import { priceFaultsOf, refuseFaults } from './priceFaults.ts';
import { readPricedProduct } from './priceHistory.queries.ts';
import { readPlannedPrices } from './prices.queries.ts';
import { readImpact } from './readImpact.ts';

/**
 * Says what a price would do: to carts that hold the product, orders that wait, and promotions. Changes nothing. Refuses
 * with 'not-found', 'price-unchanged', and as `setPrices` does.
 */
export async function previewPrice(
  db: Db,
  productId: number,
  { price, from }: { readonly price: Mills; readonly from?: Date | undefined },
  now: Date,
): Promise<PricePreview> {
  const [product, planned, promotions] = await Promise.all([
    readPricedProduct(db, productId),
    readPlannedPrices(db, [productId]),
    readPromotionsOf(db, productId),
  ]);
  if (!product) throw new Refused('not-found');
  const products = new Map([[productId, product]]);
  // A preview needs no reason.
  const typed = [{ productId, price, from, reason: '-' }];
  refuseFaults(priceFaultsOf(typed, { products, planned, now }), typed);
  const at = from ?? now;
  const before = planned.findLast((each) => each.from < at)?.price ?? product.price;
  if (price === before) throw new Refused('price-unchanged');
  const offeredAt = (unitPrice: Mills) => ({
    unitPrice,
    vatPercent: product.vatPercent,
    promotions: activePromotions(promotions, at),
  });
  return {
    before,
    impact: await readImpact(db, productId, { before: offeredAt(before), after: offeredAt(price) }),
    promotions: promotions
      .filter(({ endsAt }) => endsAt >= at)
      .map((offer) => ({
        ...offer,
        isWorthwhileBefore: isWorthwhile(offer, before),
        isWorthwhileAfter: isWorthwhile(offer, price),
      })),
  };
}
