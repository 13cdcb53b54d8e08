import type { DeskPromotion } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { overlapping } from '@formulary/rules/pricing/newPromotion';
import type { Db } from '../../platform/database/Db.ts';
import { readDeskEvents } from '../../platform/desk/readDeskEvents.queries.ts';
import { readVersion } from '../../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { readPricedProduct } from '../prices/priceHistory.queries.ts';
import { readPlannedPrices } from '../prices/prices.queries.ts';
import { promotionSubject } from './promotionEvents.ts';
import { readListedPromotion } from './promotionList.queries.ts';
import { readPromotionsOf } from './promotions.queries.ts';

/** Returns the product of a promotion with its price of now, and those that are planned. Refuses with 'not-found'. */
export async function readPromoted(db: Db, productId: number): Promise<DeskPromotion['product']> {
  const [product, planned] = await Promise.all([
    readPricedProduct(db, productId),
    readPlannedPrices(db, [productId]),
  ]);
  if (!product) throw new Refused('not-found');
  const { id, code, name, vatPercent, price } = product;
  const prices = [
    { from: new Date(0), price },
    ...planned.map((each) => ({ from: each.from, price: each.price })),
  ];
  return { id, code, name, vatPercent, prices };
}

/** Returns a promotion with its product, and the others that are on at the same time. Refuses with 'not-found'. */
export async function readPromotion(db: Db, id: number, now: Date): Promise<DeskPromotion> {
  const subject = promotionSubject(id);
  // Before the rest, so that a change meanwhile is noticed.
  const version = await readVersion(db, subject);
  const promotion = await readListedPromotion(db, id, now);
  if (!promotion) throw new Refused('not-found');
  const [product, all, events] = await Promise.all([
    readPromoted(db, promotion.productId),
    readPromotionsOf(db, promotion.productId),
    readDeskEvents(db, [subject]),
  ]);
  const others = overlapping(
    promotion,
    all.filter((other) => other.id !== id),
  );
  return { promotion, version, product, others, events };
}
