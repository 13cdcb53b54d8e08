import type { AllocationState } from './allocationState.ts';
import { prescriptionLimits } from './prescriptionLimits.ts';

/** The limits for one prescription of a cart, shown before they are reached. */
export interface LimitsOnEach {
  /** Maximum packs on each prescription, by product. */
  readonly alone: ReadonlyMap<number, number>;
  /** Maximum packs of a category's products together, if several products of the cart share the limit. */
  readonly together: readonly { readonly name: string; readonly most: number }[];
}

/**
 * Returns the limits for a cart's prescription lines: the tightest of each product, and those that products share (spec
 * 5.24).
 */
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
