import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Promotion } from '@formulary/rules/pricing/promotion';

/** The offers that took part in a line's price, each once, as its break was charged, with when it was on (spec 3.18, reading R3). */
export function boughtPromotions({
  breaks,
  promotions,
}: Pick<CartLine, 'breaks' | 'promotions'>): readonly Promotion[] {
  return promotions
    .filter((offer) =>
      breaks.some(({ bundleSize, quantity, price }) => {
        const bundles = quantity / offer.quantity;
        return bundleSize === offer.quantity && price === bundles * offer.price;
      }),
    )
    .map(({ quantity, price, startsAt, endsAt }) => ({ quantity, price, startsAt, endsAt }));
}
