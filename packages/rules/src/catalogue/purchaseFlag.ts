import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import type { ProductType } from './product.ts';

/**
 * Returns whether a line of this product is a prescription line: fixed by the product's type, chosen by the buyer for
 * type 'any' (spec 3.2, 5.18). Refuses a missing choice with 'purchase-option-required', and a choice that the type
 * does not allow with 'purchase-option-refused'.
 */
export function purchaseFlag(
  type: ProductType,
  chosen: boolean | undefined,
): Result<boolean, Refusal> {
  if (type === 'any')
    return chosen === undefined ? refuse('purchase-option-required') : accept(chosen);
  const fixed = type === 'prescription';
  return chosen === undefined || chosen === fixed
    ? accept(fixed)
    : refuse('purchase-option-refused');
}
