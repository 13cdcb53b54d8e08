import type { RateSums } from '../orders/orderSums.ts';

/** Adds sums by rate. Each rate appears once, the highest first. */
export function addRates(...parts: readonly (readonly RateSums[])[]): readonly RateSums[] {
  const sums = new Map<number, RateSums>();
  for (const { percent, net, vat } of parts.flat()) {
    const before = sums.get(percent) ?? { percent, net: 0, vat: 0 };
    sums.set(percent, { percent, net: before.net + net, vat: before.vat + vat });
  }
  return [...sums.values()].toSorted((a, b) => b.percent - a.percent);
}
