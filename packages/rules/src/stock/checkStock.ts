import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { availableStock, type StockLevel } from './availableStock.ts';

/** A requested change of one product in a cart, in packs over its prescription and non-prescription lines together. */
export interface StockInput {
  readonly product: StockLevel;
  readonly quantityBefore: number;
  readonly quantityAfter: number;
}

/**
 * The lines of a product together may not exceed what is available; decreasing is always allowed (spec 5.17).
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
