import type { Mills } from '../money/mills.ts';
import type { PriceBreak } from './priceBreak.ts';
import type { Promotion } from './promotion.ts';

/** Packs, their unit price and the current bundle offers. */
export interface PricedQuantity {
  readonly quantity: number;
  readonly unitPrice: Mills;
  readonly promotions: readonly Pick<Promotion, 'quantity' | 'price'>[];
}

/** Returns whether a bundle is applied at a unit price in mills: it costs no more than its units (reading R3). */
export function isWorthwhile(
  { quantity, price }: Pick<Promotion, 'quantity' | 'price'>,
  unitPrice: Mills,
): boolean {
  return quantity > 0 && price >= 0 && price <= quantity * unitPrice;
}

function byLargestBundle(
  a: { quantity: number; price: Mills },
  b: { quantity: number; price: Mills },
) {
  return b.quantity - a.quantity || a.price - b.price;
}

/**
 * Splits a quantity into the bundles on offer, the largest first, each as often as it fits, and the rest at the unit
 * price. Skips a bundle that costs more than its units (spec 9.5, reading R3). Packs and mills, without VAT.
 */
export function priceBreaks({
  quantity,
  unitPrice,
  promotions,
}: PricedQuantity): readonly PriceBreak[] {
  const worthwhile = promotions
    .filter((offer) => isWorthwhile(offer, unitPrice))
    .toSorted(byLargestBundle);
  const breaks: PriceBreak[] = [];
  let left = Math.max(0, quantity);
  for (const offer of worthwhile) {
    const bundles = Math.floor(left / offer.quantity);
    if (bundles === 0) continue;
    const packs = bundles * offer.quantity;
    breaks.push({
      quantity: packs,
      price: bundles * offer.price,
      bundleSize: offer.quantity,
      fullPrice: packs * unitPrice,
    });
    left -= packs;
  }
  if (left > 0) {
    breaks.push({
      quantity: left,
      price: left * unitPrice,
      bundleSize: 1,
      fullPrice: left * unitPrice,
    });
  }
  return breaks;
}

/**
 * Returns the price of one bundle of each size, the largest first, and of one pack (spec 3.2, 3.4). Leaves out a bundle
 * that costs more than its units, because it would not be applied (reading R3).
 */
export function breaksOnOffer(product: Omit<PricedQuantity, 'quantity'>): readonly PriceBreak[] {
  const sizes = new Set([...product.promotions.map(({ quantity }) => quantity), 1]);
  const bySize = [...sizes].toSorted((a, b) => b - a);
  return bySize.flatMap((quantity) =>
    priceBreaks({ ...product, quantity }).filter((part) => part.bundleSize === quantity),
  );
}
