import type { AllocationState } from './allocationState.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';

/** What one prescription of a cart may hold, as it is said before it is hit. */
export interface LimitsOnEach {
  /** Packs of one product on each prescription, by product. */
  readonly alone: ReadonlyMap<number, number>;
  /** Packs of a category's products together, where several products of the cart share the limit. */
  readonly together: readonly { readonly name: string; readonly most: number }[];
}

/** The limits that bear on what a cart holds on prescription: each product's tightest of its own, and those it shares (spec 5.24). */
export function limitsOnEach(state: Pick<AllocationState, 'lines' | 'categories'>): LimitsOnEach {
  const ordered = state.lines.filter(
    ({ isPrescription, quantity }) => isPrescription && quantity > 0,
  );
  const limits = prescriptionLimits(state).map(({ name, most, productIds }) => ({
    name,
    most,
    lines: ordered.filter(({ productId }) => productIds.has(productId)),
  }));
  const alone = new Map<number, number>();
  for (const { most, lines } of limits) {
    const [line] = lines;
    if (lines.length === 1 && line)
      alone.set(line.productId, Math.min(most, alone.get(line.productId) ?? most));
  }
  const together = limits
    .filter(({ lines, most }) => {
      const packs = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      return lines.length > 1 && packs > most;
    })
    .map(({ name, most }) => ({ name, most }));
  return { alone, together };
}
