import type { Product } from '../catalogue/product.ts';
import { purchaseFlag } from '../catalogue/purchaseFlag.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';
import { checkStock } from '../stock/checkStock.ts';
import { checkQuantity } from './checkQuantity.ts';

/** Packs of a product and whether they are bought on prescription. */
export interface Purchase {
  readonly quantity: number;
  readonly isPrescription: boolean;
}

/** An unchecked purchase. */
export interface PurchaseInput {
  readonly product: Pick<Product, 'type' | 'inStock' | 'minimumStock'>;
  readonly quantity: unknown;
  /** The chosen purchase option, if any. */
  readonly isPrescription: boolean | undefined;
  /** Packs of the product in the cart already, on all its lines. */
  readonly quantityInCart: number;
}

/**
 * Returns whether packs of a product may be added to the cart. Refuses with 'invalid-quantity' (also below one),
 * 'purchase-option-required', 'purchase-option-refused' and 'out-of-stock' (spec 5.16 to 5.18).
 */
export function checkPurchase(input: PurchaseInput): Result<Purchase, Refusal> {
  const { product, quantityInCart } = input;
  const quantity = checkQuantity(input.quantity);
  if (!quantity.ok) return quantity;
  if (quantity.value < 1) return refuse('invalid-quantity');
  const flag = purchaseFlag(product.type, input.isPrescription);
  if (!flag.ok) return flag;
  const quantityAfter = quantityInCart + quantity.value;
  const stock = checkStock({ product, quantityBefore: quantityInCart, quantityAfter });
  if (!stock.ok) return stock;
  return accept({ quantity: quantity.value, isPrescription: flag.value });
}
