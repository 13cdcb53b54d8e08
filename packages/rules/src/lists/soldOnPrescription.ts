import type { ProductType } from '../catalogue/productType.ts';

/** Whether a line is on prescription as its product is sold now: as it was put on the list where either way is possible. */
export function soldOnPrescription(type: ProductType, isPrescription: boolean): boolean {
  return type === 'any' ? isPrescription : type === 'prescription';
}
