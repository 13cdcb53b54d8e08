import type { ProductType } from '../catalogue/product.ts';

/**
 * Returns whether a line is on prescription by the product's current type. With both options, the line's own choice
 * counts.
 */
export function soldOnPrescription(type: ProductType, isPrescription: boolean): boolean {
  return type === 'any' ? isPrescription : type === 'prescription';
}
