import { productQuantities } from '../carts/cartLines.ts';
import type { AllocationState } from './allocationState.ts';
import type { PreOrderPrescription } from './preOrderPrescription.ts';

/** Returns the packs of a product on one prescription (spec 7.52). */
export function prescribedQuantity(
  { items }: Pick<PreOrderPrescription, 'items'>,
  productId: number,
): number {
  return items
    .filter((item) => item.productId === productId)
    .reduce((sum, item) => sum + item.quantity, 0);
}

/** Returns the packs on all prescriptions of a cart, by product (spec 5.24). */
export function usedQuantities(
  prescriptions: readonly Pick<PreOrderPrescription, 'items'>[],
): ReadonlyMap<number, number> {
  return productQuantities(prescriptions.flatMap(({ items }) => items));
}

/** Returns the packs of all products on all prescriptions of a cart (spec 7.56). */
export function totalPrescribed(
  prescriptions: readonly Pick<PreOrderPrescription, 'items'>[],
): number {
  return prescriptions
    .flatMap(({ items }) => items)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Returns, by product, the packs of the prescription lines that no prescription holds yet, never below 0 (spec 5.24).
 */
export function unallocatedQuantities({
  lines,
  prescriptions,
}: Pick<AllocationState, 'lines' | 'prescriptions'>): ReadonlyMap<number, number> {
  const left = new Map<number, number>();
  for (const { productId, quantity, isPrescription } of lines)
    if (isPrescription) left.set(productId, quantity);
  for (const { productId, quantity } of prescriptions.flatMap(({ items }) => items)) {
    const before = left.get(productId);
    if (before !== undefined) left.set(productId, Math.max(0, before - quantity));
  }
  return left;
}

/** Returns the packs of one product's prescription line that no prescription holds yet, never below 0 (spec 5.24). */
export function unallocatedQuantity(
  state: Pick<AllocationState, 'lines' | 'prescriptions'>,
  productId: number,
): number {
  return unallocatedQuantities(state).get(productId) ?? 0;
}

/**
 * Returns whether every pack of the prescription lines is allocated (spec 5.23). True for a cart without such lines.
 */
export function isFullyAllocated(state: Pick<AllocationState, 'lines' | 'prescriptions'>): boolean {
  return [...unallocatedQuantities(state).values()].every((left) => left === 0);
}
