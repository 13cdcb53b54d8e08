import { refuseNaming } from '../problems/refusal.ts';
import { productQuantities } from '../carts/cartLines.ts';
import type { Refusal } from '../problems/refusal.ts';
import { prescribedQuantity, unallocatedQuantity } from './allocatedPacks.ts';
import type { AllocationState } from './allocationState.ts';
import type { PreOrderPrescription, PrescribedQuantity } from './preOrderPrescription.ts';
import { type PrescriptionLimit, prescriptionLimits } from './prescriptionLimits.ts';

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

/**
 * Returns the most packs of a product that a prescription may hold now: its own plus the unallocated ones, within the
 * limits of product and categories. Never less than it holds already (spec 5.24).
 */
export function mostOnPrescription(
  state: AllocationState,
  prescription: Pick<PreOrderPrescription, 'items'>,
  productId: number,
): number {
  const has = prescribedQuantity(prescription, productId);
  const rooms = prescriptionLimits(state)
    .filter(({ productIds }) => productIds.has(productId))
    .map(({ most, productIds }) =>
      prescription.items
        .filter((item) => productIds.has(item.productId))
        .reduce((room, { quantity }) => room - quantity, most),
    );
  return has + Math.max(0, Math.min(unallocatedQuantity(state, productId), ...rooms));
}

/**
 * Returns the refusal for the first limit that one prescription's items exceed, if any. It names the product or
 * category and the limit (spec 5.24, 8.14).
 */
export function exceededLimit(
  limits: readonly PrescriptionLimit[],
  items: readonly PrescribedQuantity[],
): Refusal | undefined {
  const packs = productQuantities(items);
  const exceeded = limits.find(({ most, productIds }) => {
    const counted = [...productIds].map((productId) => packs.get(productId) ?? 0);
    return counted.reduce((sum, quantity) => sum + quantity, 0) > most;
  });
  if (!exceeded) return undefined;
  const { kind, name, most } = exceeded;
  const refusal =
    kind === 'product'
      ? refuseNaming('product-limit-exceeded', { product: name, n: most })
      : refuseNaming('category-limit-exceeded', { category: name, n: most });
  return refusal.problem;
}
