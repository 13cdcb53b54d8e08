import type { PromotionPreview } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { overlapping, type PromotionTerms } from '@formulary/rules/pricing/newPromotion';
import { activePromotions } from '@formulary/rules/pricing/promotion';
import type { Db } from '../../platform/database/Db.ts';
import { readImpact } from '../prices/readImpact.ts';
import { readPromotionsOf } from './promotions.queries.ts';
import { readPromoted } from './readPromotion.ts';
import { requirePromotion } from './requirePromotion.ts';

interface Asked extends PromotionTerms {
  readonly productId: number;
  /** The promotion that is changed. */
  readonly promotionId?: number | undefined;
}

/**
 * Says what a new or changed promotion would do to carts and orders when it begins, and which others are on with it.
 * Changes nothing. Refuses with 'not-found', and as `requirePromotion` does.
 */
export async function previewPromotion(
  db: Db,
  { productId, promotionId, ...terms }: Asked,
  now: Date,
): Promise<PromotionPreview> {
  const [product, all] = await Promise.all([
    readPromoted(db, productId),
    readPromotionsOf(db, productId),
  ]);
  requirePromotion(terms, product, now);
  const others = all.filter(({ id }) => id !== promotionId);
  const at = terms.startsAt > now ? terms.startsAt : now;
  const offered = {
    unitPrice: product.prices.findLast(({ from }) => from <= at)?.price ?? 0,
    vatPercent: product.vatPercent,
  };
  return {
    product,
    others: overlapping(terms, others),
    impact: await readImpact(db, productId, {
      before: { ...offered, promotions: activePromotions(all, at) },
      after: { ...offered, promotions: activePromotions([...others, terms], at) },
    }),
  };
}
