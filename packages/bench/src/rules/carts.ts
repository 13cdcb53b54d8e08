import type { PricedLine } from '@formulary/rules/pricing/priceLine';

const PROMOTIONS = 5;

/** Returns the same cart for the same number of lines, each with five bundles on offer. */
export function benchCart(lines: number): readonly PricedLine[] {
  return Array.from({ length: lines }, (_, line) => {
    const unitPrice = 1000 + ((line * 7919) % 90_000);
    return {
      quantity: 1 + ((line * 31) % 97),
      unitPrice,
      vatPercent: line % 3 === 0 ? 5 : 20,
      isPrescription: line % 4 === 0,
      promotions: Array.from({ length: PROMOTIONS }, (_each, offer) => {
        const quantity = 2 + offer * 3 + (line % 3);
        return { quantity, price: Math.floor(quantity * unitPrice * (0.95 - offer * 0.03)) };
      }),
    };
  });
}
