import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { availableStock, type StockLevel } from './stockLevel.ts';

/** A change of one product in a cart, in packs of its prescription and non-prescription lines together. */
export interface StockInput {
  readonly product: StockLevel;
  readonly quantityBefore: number;
  readonly quantityAfter: number;
}

/**
 * Checks that the lines of a product together do not exceed the available stock. Always allows a decrease (spec 5.17).
 * Refuses with 'out-of-stock'.
 */
export function checkStock({
  product,
  quantityBefore,
  quantityAfter,
}: StockInput): Result<number, Refusal> {
  const isDecrease = quantityAfter <= quantityBefore;
  const fits = quantityAfter <= availableStock(product);
  return isDecrease || fits ? accept(quantityAfter) : refuse('out-of-stock');
}
