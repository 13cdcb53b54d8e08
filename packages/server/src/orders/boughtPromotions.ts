import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { BoughtPromotion } from './orders.tables.ts';

/** The offers that took part in a line's price, each once, as its break was charged, with when it was on (spec 3.18, reading R3). */
export function boughtPromotions({
  breaks,
  promotions,
}: Pick<CartLine, 'breaks' | 'promotions'>): readonly BoughtPromotion[] {
  return promotions
    .filter((offer) =>
      breaks.some(({ bundleSize, quantity, price }) => {
        const bundles = quantity / offer.quantity;
        return bundleSize === offer.quantity && price === bundles * offer.price;
      }),
    )
    .map(({ quantity, price, startsAt, endsAt }) => {
      return { quantity, price, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    });
}
