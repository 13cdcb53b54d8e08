import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';

/** Maximum packs of one line. */
export const MAXIMUM_LINE_QUANTITY = 9999;

/**
 * Accepts a whole number of packs up to 9,999; 0 and less mean delete (spec 5.16, 4.4). Refuses with
 * 'invalid-quantity'.
 */
export function checkQuantity(quantity: unknown): Result<number, Refusal> {
  const isInteger = typeof quantity === 'number' && Number.isSafeInteger(quantity);
  return isInteger && quantity <= MAXIMUM_LINE_QUANTITY && quantity >= -MAXIMUM_LINE_QUANTITY
    ? accept(quantity)
    : refuse('invalid-quantity');
}
