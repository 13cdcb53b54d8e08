import type { PriceBreak } from './priceBreak.ts';
import { type PricedQuantity, priceBreaks } from './priceBreaks.ts';

/**
 * Returns what one bundle of each size costs, the largest first, and one pack (spec 3.2, 3.4). A bundle that costs more than
 * its units is left out, as a line would not be priced by it (reading R3).
 */
export function breaksOnOffer(product: Omit<PricedQuantity, 'quantity'>): readonly PriceBreak[] {
  const sizes = new Set([...product.promotions.map(({ quantity }) => quantity), 1]);
  const bySize = [...sizes].toSorted((a, b) => b - a);
  return bySize.flatMap((quantity) =>
    priceBreaks({ ...product, quantity }).filter((part) => part.bundleSize === quantity),
  );
}
