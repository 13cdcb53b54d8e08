import type { Promotion } from './promotion.ts';
import { type PricedQuantity, priceBreaks } from './priceBreaks.ts';

type Offer = Pick<Promotion, 'quantity' | 'price'>;

/**
 * Returns the offers that determine a line's price, each once. Leaves out offers whose bundle the packs do not fill
 * (spec 3.18, reading R3).
 */
export function appliedPromotions<Kept extends Offer>(
  line: Omit<PricedQuantity, 'promotions'> & { readonly promotions: readonly Kept[] },
): readonly Kept[] {
  const breaks = priceBreaks(line);
  return line.promotions.filter((offer) =>
    breaks.some(
      ({ bundleSize, quantity, price }) =>
        bundleSize === offer.quantity && price === (quantity / offer.quantity) * offer.price,
    ),
  );
}
