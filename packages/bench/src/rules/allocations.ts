import type { AllocationState } from '@formulary/rules/allocation/allocationState';

const CATEGORIES = 40;

/** Returns a cart of prescription lines in a tree of forty categories, with empty prescriptions. */
export function benchAllocation(lines: number, prescriptions: number): AllocationState {
  return {
    lines: Array.from({ length: lines }, (_, line) => ({
      productId: line + 1,
      isPrescription: true,
      name: `Product ${line + 1}`,
      quantity: 1 + ((line * 31) % 40),
      prescriptionLimit: line % 3,
      categoryIds: [1 + (line % CATEGORIES)],
    })),
    categories: Array.from({ length: CATEGORIES }, (_, category) => ({
      id: category + 1,
      parentId: category < 8 ? 0 : 1 + (category % 8),
      name: `Category ${category + 1}`,
      prescriptionLimit: category % 4 === 0 ? 30 : 0,
    })),
    prescriptions: Array.from({ length: prescriptions }, (_, index) => ({
      id: index + 1,
      items: [],
    })),
  };
}
