import { appliedPromotions } from '@formulary/rules/pricing/appliedPromotions';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { BoughtPromotion } from './orders.tables.ts';

/** Returns the offers that took part in a line's price, with their start and end (spec 3.18, reading R3). */
export function boughtPromotions(
  line: Pick<CartLine, 'quantity' | 'unitPrice' | 'promotions'>,
): readonly BoughtPromotion[] {
  return appliedPromotions(line).map(({ quantity, price, startsAt, endsAt }) => {
    return { quantity, price, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  });
}
