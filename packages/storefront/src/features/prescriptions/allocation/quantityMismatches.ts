import type { AllocationMismatch } from '@formulary/rules/allocation/allocationMismatches';
import type { MismatchedProduct } from '@formulary/ui/pieces/allocation/QuantityMismatch';
import type { PrescriptionData } from './usePrescriptions.ts';

/** Lists the differences between cart and prescriptions, with product names and the prescriptions to correct. */
export function quantityMismatches(
  mismatches: readonly AllocationMismatch[],
  { allocation, prescriptions }: Pick<PrescriptionData, 'allocation' | 'prescriptions'>,
): readonly MismatchedProduct[] {
  return mismatches.map((mismatch) => {
    const line = allocation.lines.find(({ productId }) => productId === mismatch.productId);
    const numbers = prescriptions.flatMap(({ items }, index) => {
      const holds = items.some(
        ({ productId, quantity }) => productId === mismatch.productId && quantity > 0,
      );
      return holds ? [index + 1] : [];
    });
    return { ...mismatch, name: line?.name ?? '', numbers };
  });
}
